import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { renderDocument, type DocumentParts } from './document.ts'

const parts: DocumentParts = {
  // The members that the document reads
  initialData: {
    preferences: { language: 'en', timeZone: 'Africa/Cairo' },
    text: '</script><script>\u2028',
  } as unknown as DocumentParts['initialData'],
  html: '<main id="first-view">page</main>',
  styles: '<style nonce="bm9uY2U=">.a{b:c}</style>',
  nonce: 'bm9uY2U=',
  needsScript: false,
  isFirstVisit: true,
  title: 'Tutors & "courses"',
  description: '<b>Learn</b>',
  isListed: true,
  links: { canonical: 'https://a.example/?a=1&b=2', en: 'https://a.example/en', ar: 'https://a.example/ar' },
  image: 'https://a.example/card.png',
  things: [{ name: '</script>' }],
  colour: '#123456',
  dark: '.dark{e:f}',
  manifest: {
    'app/client.tsx': { file: 'assets/client-1.js', css: ['assets/styles-1.css'], imports: ['shared'] },
    shared: { file: 'assets/react-1.js', imports: ['app/client.tsx'] },
    page: { file: 'assets/page-1.js', imports: ['shared'] },
    'app/browser/reports.ts': { file: 'assets/reports-1.js' },
  },
  sources: ['page', 'unknown'],
}

const render = (more: Partial<DocumentParts> = {}) => renderDocument({ ...parts, ...more })
const withLanguage = (language: string) =>
  ({ preferences: { language, timeZone: 'UTC' } }) as unknown as DocumentParts['initialData']

/** The texts of the scripts that run, by the order in the document. */
function listScripts(html: string): string[] {
  return [...html.matchAll(/<script nonce="bm9uY2U=">(.*?)<\/script>/gs)].map(([, text = '']) => text)
}

test('the document names its language and direction', () => {
  expect(render()).toMatch(/^<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">/)
  expect(render({ initialData: withLanguage('ar') })).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
})

test('texts and data cannot break out of their element', () => {
  const html = render()
  expect(html).toContain('<title>Tutors &amp; &quot;courses&quot;</title>')
  expect(html).toContain('<meta name="description" content="&lt;b&gt;Learn&lt;/b&gt;">')
  expect(html).toContain('<link rel="canonical" href="https://a.example/?a=1&amp;b=2">')
  expect(html).toContain(String.raw`\u003c/script>\u003cscript>\u2028`)
  expect(html).toContain(String.raw`"name":"\u003c/script>"`)
  expect(html.match(/<script/g)).toHaveLength(4)
})

test('every script and style that runs carries the nonce', () => {
  for (const html of [render(), render({ isFirstVisit: false })]) {
    const tags = [...html.matchAll(/<(?:script|style)[^>]*>/g)].map(([tag]) => tag)
    expect(tags.filter((tag) => !tag.includes('nonce="bm9uY2U="'))).toEqual([
      '<script type="application/ld+json">',
    ])
  }
})

test('one script precedes the page, and loads what the page needs, each file once', () => {
  const [head = '', data = '', ...others] = listScripts(render())
  expect(others).toEqual([])
  expect(head).toContain('["/assets/client-1.js","/assets/react-1.js","/assets/page-1.js"]')
  expect(head).toContain("link('stylesheet','/assets/styles-1.css'")
  expect(head).toContain("import('/assets/reports-1.js')")
  expect(data).toMatch(/^initialData=/)
  expect(render()).toContain(
    '<script nonce="bm9uY2U=" type="module" async crossorigin fetchpriority="low" src="/assets/client-1.js">',
  )
})

test('every script of the head is one that a browser can parse', () => {
  for (const html of [render(), render({ isFirstVisit: false, manifest: {} })])
    for (const text of listScripts(html)) expect(() => new Script(text)).not.toThrow()
})

test('a first visit gets the typeface where the line is fast, later ones at once', () => {
  const [first, later] = [render(), render({ isFirstVisit: false })]
  expect(first).toContain('id="fonts" media="not all"')
  expect(first).toContain('navigator.connection')
  expect(first).not.toContain('rel="preload" as="font"')
  expect(later).not.toContain('id="fonts"')
  expect(later).toContain('<link rel="preload" as="font" crossorigin href=')
  expect(later).toContain("sessionStorage.getItem('mk.banner')")
  expect(first).not.toContain('mk.banner')
})

test('painting waits for the first view, where the page has one', () => {
  expect(render()).toContain('<link rel="expect" href="#first-view" blocking="render">')
  expect(render({ html: '<main>page</main>' })).not.toContain('rel="expect"')
})

test('a page that is not to be indexed says so, and links only to its canonical page', () => {
  const html = render({ isListed: false })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('rel="canonical"')
  expect(html).not.toContain('hreflang')
  expect(html).not.toContain('ld+json')
  expect(render()).not.toContain('noindex')
  expect(render({ links: undefined, things: [] })).not.toMatch(/canonical|hreflang|ld\+json|og:url/)
})

test('a shared link has a picture where the page has one', () => {
  expect(render()).toContain('<meta property="og:image" content="https://a.example/card.png">')
  expect(render()).toContain('<meta property="og:image:width" content="1200">')
  const without = render({ image: undefined, description: undefined })
  expect(without).not.toMatch(/og:image|twitter:card|description/)
})
