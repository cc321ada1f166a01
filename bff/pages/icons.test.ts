import { expect, test } from 'vitest'
import {
  buildManifest,
  drawCard,
  drawFavicon,
  drawTile,
  parseIconSize,
  parseTileSize,
} from '#bff/pages/icons.ts'
import type { Brand } from '#bff/pages/renderer.ts'

const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0f5c4d"/></svg>`
const brand: Brand = {
  name: 'Noor',
  description: '',
  language: 'en',
  direction: 'ltr',
  colour: '#0f5c4d',
  background: '#ffffff',
  icon: square,
  tile: square,
}
const signature = Buffer.from('89504e470d0a1a0a', 'hex')

test('a favicon is an ICO file that holds one PNG of its size', async () => {
  const file = await drawFavicon(brand)
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 1])
  const png = file.subarray(file.readUInt32LE(18))
  expect(png.length).toBe(file.readUInt32LE(14))
  expect(png.subarray(0, 8)).toEqual(signature)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([48, 48])
})

test('the report that the renderer reads looks up no names of connections', async () => {
  Object.assign(process.report, { excludeNetwork: false })
  await drawTile({ ...brand, tile: `${square} ` }, 57)
  expect(process.report).toHaveProperty('excludeNetwork', true)
})

test('a tile is a PNG of the size that was asked for', async () => {
  const png = await drawTile(brand, 180)
  expect(png.subarray(0, 8)).toEqual(signature)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([180, 180])
})

test('the same tile is drawn once', async () => {
  expect(await drawTile(brand, 192)).toBe(await drawTile(brand, 192))
})

test('only the icons of the manifest are drawn without a tile', () => {
  const paths = [
    '/icon-192x192.png',
    '/icon-512x512.png',
    '/icon-180x180.png',
    '/icon-192x512.png',
    '/icon-192.png',
  ]
  expect(paths.map(parseIconSize)).toEqual([192, 512, undefined, undefined, undefined])
})

test('a maskable icon is another picture than one that is shown as it is', () => {
  const { icons }: { icons: { src: string; purpose: string }[] } = JSON.parse(buildManifest(brand))
  const listSources = (wanted: string) =>
    icons.filter(({ purpose }) => purpose === wanted).map(({ src }) => src)
  expect(listSources('any')).toEqual(['/icon-192x192.png', '/icon-512x512.png'])
  expect(listSources('maskable')).toEqual(['/apple-touch-icon-192x192.png', '/apple-touch-icon-512x512.png'])
})

test.each([
  ['/apple-touch-icon.png', 180],
  ['/apple-touch-icon-precomposed.png', 180],
  ['/apple-touch-icon-120x120.png', 120],
  ['/apple-touch-icon-512x512.png', 512],
  ['/apple-touch-icon-120x60.png', undefined],
  ['/apple-touch-icon-999x999.png', undefined],
  ['/apple-touch-icon-../../x.png', undefined],
])('the size in %s is %s', (path, size) => {
  expect(parseTileSize(path)).toBe(size)
})

test('the manifest of an institute without a name is still valid JSON with icons', () => {
  expect(JSON.parse(buildManifest({ ...brand, name: '' }))).toMatchObject({
    icons: [{ sizes: '192x192' }, { purpose: 'maskable' }, { sizes: '512x512' }, { purpose: 'maskable' }],
  })
})

test('the head of a favicon names one picture of 48 pixels in 32 bits, and where it begins', async () => {
  const file = await drawFavicon(brand)
  expect([file.readUInt8(6), file.readUInt8(7)]).toEqual([48, 48])
  expect([file.readUInt16LE(10), file.readUInt16LE(12), file.readUInt32LE(18)]).toEqual([1, 32, 22])
})

function drawText(text: string): Promise<Buffer> {
  return drawCard(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 63"><text y="40">${text}</text></svg>`,
  )
}

test('the picture of a link is 1200 pixels wide, and its words are drawn in the font of the pages', async () => {
  const [empty, words, arabic] = await Promise.all([drawText(''), drawText('Noor'), drawText('نور')])
  expect([words.readUInt32BE(16), words.readUInt32BE(20)]).toEqual([1200, 630])
  expect(words.length).toBeGreaterThan(empty.length + 500)
  expect(arabic.length).toBeGreaterThan(empty.length + 500)
})

test('a picture that cannot be drawn is tried again', async () => {
  await expect(drawCard('<svg')).rejects.toThrow(/./)
  const [first, second] = [drawCard('<svg'), drawCard('<svg')]
  expect(first).toBe(second)
  await expect(first).rejects.toThrow(/./)
  const third = drawCard('<svg')
  expect(third).not.toBe(first)
  await expect(third).rejects.toThrow(/./)
})

test('no more than two hundred pictures are kept', async () => {
  const first = drawTile(brand, 57)
  for (let index = 0; index < 199; index += 1)
    void drawTile({ ...brand, tile: square.replace('0f5c4d', String(100_000 + index)) }, 57)
  await first
  expect(drawTile(brand, 57)).not.toBe(first)
})
