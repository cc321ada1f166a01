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

test.each([['br'], ['gzip'], [undefined]] as const)(
  'each answer in %s has the whole page with its own nonce',
  async (coding) => {
    for (const count of [0, 1, 30]) {
      const marker = createNonce()
      const template = createNonceTemplate(buildPage(marker, count), marker)
      for (const nonce of [createNonce(), createNonce()]) {
        const page = await template.fill(nonce, coding)
        expect(page.coding).toBe(coding)
        const content = coding ? decoders[coding](page.body) : page.body
        expect(content.toString()).toBe(buildPage(nonce, count))
      }
    }
  },
)

test('a page without a nonce stays as it is', async () => {
  const template = createNonceTemplate('<p>page</p>', createNonce())
  for (const coding of ['br', 'gzip'] as const) {
    const { body } = await template.fill(createNonce(), coding)
    expect(decoders[coding](body).toString()).toBe('<p>page</p>')
  }
})
