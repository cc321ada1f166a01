// SHA-256 (FIPS 180-4) and HMAC (RFC 2104), synchronous and without Node: handlers answer synchronously, and Web
// Crypto does not.

const BLOCK = 64
const primes: number[] = []
for (let candidate = 2; primes.length < 64; candidate += 1)
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)

/** Returns the first 32 bits of the fractional part. */
function getFraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32)
}

const rounds = Int32Array.from(primes, (prime) => getFraction(Math.cbrt(prime)))
const start = Int32Array.from(primes.slice(0, 8), (prime) => getFraction(Math.sqrt(prime)))

/** Computes the HMAC-SHA256 of a text. See docs/decisions.md#mocks-hmac. */
export function computeHmac(key: string, text: string): Uint8Array {
  const encoder = new TextEncoder()
  const raw = encoder.encode(key)
  const padded = new Uint8Array(BLOCK)
  padded.set(raw.length > BLOCK ? computeSha256(raw) : raw)
  const mask = (byte: number) => padded.map((value) => value ^ byte)
  return computeSha256(concat(mask(0x5c), computeSha256(concat(mask(0x36), encoder.encode(text)))))
}

/** Computes the SHA-256 digest of bytes. */
export function computeSha256(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK
  const message = new Uint8Array(length)
  message.set(bytes)
  message[bytes.length] = 0x80
  const view = new DataView(message.buffer)
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(length - 4, bytes.length << 3)
  const state = Int32Array.from(start)
  for (let offset = 0; offset < length; offset += BLOCK) compress(state, view, offset)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => digest.setInt32(index * 4, word))
  return new Uint8Array(digest.buffer)
}

const words = new Int32Array(64)

function compress(state: Int32Array, view: DataView, offset: number): void {
  for (let index = 0; index < 64; index += 1)
    words[index] = index < 16 ? view.getInt32(offset + index * 4) : extend(index)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index += 1) {
    const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const one = (h + mixed + ((e & f) ^ (~e & g)) + getAt(rounds, index) + getAt(words, index)) | 0
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = getAt(state, index) + word))
}

function extend(index: number): number {
  const [early, late] = [getAt(words, index - 15), getAt(words, index - 2)]
  const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
  const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
  return (getAt(words, index - 16) + low + getAt(words, index - 7) + high) | 0
}

function getAt(list: Int32Array, index: number): number {
  return list[index] ?? 0
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function concat(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}
