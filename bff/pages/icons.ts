import { createRequire } from 'node:module'
import type { Brand } from '#bff/pages/renderer.ts'

/** Sizes in pixels of the web manifest, and those that browsers and systems ask for. */
const manifestSizes = [192, 512]
const tileSizes = [57, 60, 72, 76, 114, 120, 144, 152, 167, 180, ...manifestSizes]
const DEFAULT_TILE_SIZE = 180
const FAVICON_SIZE = 48
const MAX_CACHED = 200
const drawn = new Map<string, Promise<Buffer>>()

/** Draws `/favicon.ico`: one PNG in an ICO file, which every browser reads. */
export async function drawFavicon({ icon }: Brand): Promise<Buffer> {
  const png = await drawPng(icon, FAVICON_SIZE)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(FAVICON_SIZE, 6)
  head.writeUInt8(FAVICON_SIZE, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/**
 * Parses the size in a path such as `/apple-touch-icon-120x120-precomposed.png`.
 * @returns pixels; undefined for any other path, or a size that is not drawn
 */
export function parseTileSize(path: string): number | undefined {
  const match = /^\/apple-touch-icon(?:-(\d{2,3})x\1)?(?:-precomposed)?\.png$/.exec(path)
  if (!match) return undefined
  const size = match[1] ? Number(match[1]) : DEFAULT_TILE_SIZE
  return tileSizes.includes(size) ? size : undefined
}

/** Parses the size in `/icon-192x192.png`, a picture that no system masks; undefined for any other path. */
export function parseIconSize(path: string): number | undefined {
  const [, size] = /^\/icon-(\d{3})x\1\.png$/.exec(path) ?? []
  return manifestSizes.find((known) => String(known) === size)
}

/**
 * Draws the icon that is shown as it is. See docs/decisions.md#institute-icon.
 * @param size pixels
 */
export function drawIcon({ icon }: Brand, size: number): Promise<Buffer> {
  return drawPng(icon, size)
}

/** Draws the opaque icon of a home screen. @param size pixels */
export function drawTile({ tile }: Brand, size: number): Promise<Buffer> {
  return drawPng(tile, size)
}

/** Draws the picture of a shared link, 1200 pixels wide, with the fonts of the pages. */
export function drawCard(svg: string): Promise<Buffer> {
  return drawPng(svg, 1200)
}

/** Builds the web manifest. @see https://www.w3.org/TR/appmanifest/ */
export function buildManifest(brand: Brand): string {
  // The star of a maskable icon stays inside the zone that no mask cuts
  const pictures = { any: 'icon', maskable: 'apple-touch-icon' }
  const icons = manifestSizes.flatMap((size) =>
    Object.entries(pictures).map(([purpose, name]) => ({
      src: `/${name}-${size}x${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    ...(brand.description && { description: brand.description }),
    lang: brand.language,
    dir: brand.direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand.colour,
    background_color: brand.background,
    icons,
  })
}

/** Draws a picture once for each institute's colour and size. */
function drawPng(svg: string, size: number): Promise<Buffer> {
  const key = `${size} ${svg}`
  const known = drawn.get(key)
  if (known) return known
  if (drawn.size >= MAX_CACHED) drawn.clear()
  const drawing = rasterize(svg, size)
  drawn.set(key, drawing)
  drawing.catch(() => drawn.delete(key))
  return drawing
}

const { resolve: resolvePackage } = createRequire(import.meta.url)
// See docs/decisions.md#card-fonts.
const fonts = ['400Regular/ReadexPro_400Regular', '600SemiBold/ReadexPro_600SemiBold'].map(
  (name) => `@expo-google-fonts/readex-pro/${name}.ttf`,
)

/** The native renderer is loaded with the first icon that a browser asks for. */
async function rasterize(svg: string, size: number): Promise<Buffer> {
  // The renderer reads a report of the process, which would look up the name of each connection's address, all waiting
  Object.assign(process.report, { excludeNetwork: true })
  const { Resvg } = await import('@resvg/resvg-js')
  const font = {
    loadSystemFonts: false,
    fontFiles: fonts.map((name) => resolvePackage(name)),
    defaultFontFamily: 'Readex Pro',
  }
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font }).render().asPng()
}
