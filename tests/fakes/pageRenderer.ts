import type { Brand, PageRenderer, PageRequest } from '#bff/pages/renderer.ts'

/** Rendered requests, the last at the end. */
export const renderedRequests: PageRequest[] = []

/** Switches a failure on. */
export const failure = { isListMissing: false }

/** A server build whose pages show their own request. */
export const pages: PageRenderer = {
  async listPublicUrls({ read }) {
    const found = await read({ method: 'POST', path: '/institutes/configs/', body: {}, language: undefined })
    if (!found || failure.isListMissing) throw new Error('A list cannot be read')
    return { defaultLanguage: 'ar', pages: [{ path: '/' }, { path: '/tutors' }] }
  },
  submitForm: () => Promise.reject(new Error('not used')),
  toGuestUrl: (url) => url.replace(/[?&]utm=[^&]*/, ''),
  readCard: () => Promise.resolve(undefined),
  async readBrand({ read }) {
    const found = await read({ method: 'POST', path: '/institutes/configs/', body: {}, language: undefined })
    return buildBrand(found ? 'Found' : 'Unknown')
  },
  async render(request) {
    renderedRequests.push(request)
    if (request.url === '/broken') throw new Error('CANARY')
    if (request.url === '/away') return { status: 302, location: '/', html: '' }
    const terms = await request.read({ method: 'GET', path: '/institutes/terms/', language: 'ar' })
    const html = `<script nonce="${request.nonce}"></script>${terms?.body}${'x'.repeat(2000)}`
    return { status: request.url === '/nothing' ? 404 : 200, html }
  },
}

function drawSquare(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/></svg>`
}

function buildBrand(name: string): Brand {
  return {
    name,
    description: 'Quran "and" <b>Arabic</b>',
    language: 'ar',
    direction: 'rtl',
    colour: '#0f5c4d',
    background: '#ffffff',
    icon: drawSquare('red'),
    tile: drawSquare('#0f5c4d'),
  }
}
