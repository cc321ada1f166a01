import { decodeBase64 } from '#mocks/world/codes/base64.ts'
import letters from './letters.png?inline'
import film from './recording.webm?inline'

/** Builds a small file of a content type for seeded records: a tone, four letters, a page, four seconds of video. */
export function buildSample(type: string): Uint8Array | string {
  if (type.startsWith('audio/')) return buildTone()
  if (type.startsWith('image/')) return decodeInlined(letters)
  if (type === 'application/pdf') return PDF
  if (type === 'video/webm') return decodeInlined(film)
  return 'Sample'
}

/** @param url a `data:` URL */
function decodeInlined(url: string): Uint8Array {
  return decodeBase64(url.slice(url.indexOf(',') + 1))
}

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
  const file = new Uint8Array(44 + samples)
  const view = new DataView(file.buffer)
  const write = (text: string, offset: number) => file.set(new TextEncoder().encode(text), offset)
  write('RIFF', 0)
  view.setUint32(4, 36 + samples, true)
  write('WAVEfmt ', 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write('data', 36)
  view.setUint32(40, samples, true)
  for (let index = 0; index < samples; index++)
    file[44 + index] = 128 + Math.round(60 * Math.sin((2 * Math.PI * 440 * index) / RATE))
  return file
}
