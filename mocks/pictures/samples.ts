import film from './recording.webm?inline'

/** Builds a small file of a content type for seeded records: a tone, a dot, a page, four seconds of video. */
export function buildSample(type: string): Uint8Array | string {
  if (type.startsWith('audio/')) return buildTone()
  if (type.startsWith('image/')) return Buffer.from(DOT, 'base64')
  if (type === 'application/pdf') return PDF
  if (type === 'video/webm') return Buffer.from(film.slice(film.indexOf(',') + 1), 'base64')
  return 'Sample'
}

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n')

const RATE = 8000

/** Builds half a second of 440 Hz as WAV; browsers play it whatever its file name is. */
function buildTone(): Uint8Array {
  const samples = RATE / 2
  const file = Buffer.alloc(44 + samples)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples, 40)
  for (let index = 0; index < samples; index++)
    file[44 + index] = 128 + Math.round(60 * Math.sin((2 * Math.PI * 440 * index) / RATE))
  return file
}
