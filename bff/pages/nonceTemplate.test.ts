import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createNonce, createNonceTemplate } from '#bff/pages/nonceTemplate.ts'

const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

function buildPage(nonce: string, count: number): string {
  const tags = Array.from(
    { length: count },
    (_, index) => `<style nonce="${nonce}">.a${index}{color:red}</style>`,
  )
  return `<!doctype html>${tags.join('نص عربي ')}${'<p>text</p>'.repeat(5000)}<script nonce="${nonce}"></script>`
}

function buildForm([nonce, token]: readonly string[]): string {
  const field = `<input value="${token}">`
  return `<style nonce="${nonce}">${'a{}'.repeat(999)}</style>${field}<script nonce="${nonce}"></script>${field}`
}

test.each([['br'], ['gzip'], [undefined]] as const)(
  'each response in %s has the whole page with its own nonce',
  async (coding) => {
    for (const count of [0, 1, 30]) {
      const marker = createNonce()
      const template = createNonceTemplate(buildPage(marker, count), [marker])
      for (const nonce of [createNonce(), createNonce()]) {
        const page = await template.insert([nonce], coding)
        expect(page.coding).toBe(coding)
        const content = coding ? decoders[coding](page.body) : page.body
        expect(content.toString()).toBe(buildPage(nonce, count))
      }
    }
  },
)

test('a page without a nonce stays as it is', async () => {
  const template = createNonceTemplate('<p>page</p>', [createNonce()])
  for (const coding of ['br', 'gzip'] as const) {
    const { body } = await template.insert([createNonce()], coding)
    expect(decoders[coding](body).toString()).toBe('<p>page</p>')
  }
})

test.each(['br', 'gzip', undefined] as const)(
  'values of two kinds are each written into their own places in %s',
  async (coding) => {
    const markers = [createNonce(), createNonce()]
    const template = createNonceTemplate(buildForm(markers), markers)
    const values = [createNonce(), createNonce()]
    const page = await template.insert(values, coding)
    const content = coding ? decoders[coding](page.body) : page.body
    expect(content.toString()).toBe(buildForm(values))
    expect([template.has(0), template.has(1)]).toEqual([true, true])
    expect(createNonceTemplate(`<style nonce="${markers[0]}">`, markers).has(1)).toBe(false)
  },
)

/** A text that brotli codes by the bytes before each letter: Arabic, with few other signs. */
function buildArabicText(): string {
  const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي  ='
  return Array.from({ length: 400 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
}

test(
  'every Arabic page is compressed with brotli, and read back with every value',
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < 100; round += 1) {
      const marker = createNonce()
      const texts = Array.from({ length: 30 }, buildArabicText)
      const template = createNonceTemplate(texts.join(marker), [marker])
      for (const nonce of [createNonce(), createNonce(), createNonce()]) {
        const page = await template.insert([nonce], 'br')
        expect(page.coding).toBe('br')
        expect(brotliDecompressSync(page.body).toString() === texts.join(nonce)).toBe(true)
      }
    }
  },
)
