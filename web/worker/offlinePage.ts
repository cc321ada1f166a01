import { toLanguage, type Language } from '#sdk/language.ts'
import { computeContrast } from '#web/theme/color.ts'
import { names } from './caches.ts'

/** A page that was seen online. */
interface KeptPage {
  readonly url: string
  /** As HTML */
  readonly title: string
  readonly language: Language
  /** The institute's colour */
  readonly colour: string
  /** The rules of its typeface, whose files are kept with the page */
  readonly faces: string
}

const PAGES_MAX = 12

const texts = {
  en: {
    title: 'You’re offline',
    text: 'This page was not opened on this device before.',
    retry: 'Try again',
    pages: 'Pages you can read now',
  },
  ar: {
    title: 'لا يوجد اتصال بالإنترنت',
    text: 'لم تُفتح هذه الصفحة على هذا الجهاز من قبل.',
    retry: 'حاول مرة أخرى',
    pages: 'صفحات يمكنك قراءتها الآن',
  },
} as const

/**
 * Builds the page for a URL that was never seen online, in the language of the URL or else of the page seen
 * last: it lists the last pages by their titles.
 * @param url of the page that was asked for
 */
export async function buildOfflinePage(url: string): Promise<Response> {
  const pages = await listPages()
  const language = toLanguage(new URL(url).searchParams.get('lang')) ?? pages[0]?.language ?? 'en'
  const { title, text, retry, pages: heading } = texts[language]
  const links = pages.map(
    (page) => `<li><a href="${toLink(page.url)}"><bdi lang="${page.language}">${page.title}</bdi></a></li>`,
  )
  const list = links.length ? `<h2>${heading}</h2><ul>${links.join('')}</ul>` : ''
  const html = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${pages[0]?.faces ?? ''}${formatStyles(pages[0]?.colour ?? '#3b5b52')}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a class="retry" href="">${retry}</a></p>${list}</main></body></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const formatStyles = (colour: string) =>
  `:root{color-scheme:light dark;--ink:light-dark(#242322,#f2f0ee);--quiet:light-dark(#5c5956,#c3bfbb);--page:light-dark(#fcfbfa,#1d1c1b);--card:light-dark(#fff,#2c2b2a);--line:light-dark(#e0ddda,#474543)}
body{margin:0;padding:48px 16px;font:16px/1.6 'Readex Pro Variable',system-ui,sans-serif;color:var(--ink);background:var(--page)}
main{max-width:560px;margin-inline:auto}h1{font-size:28px;line-height:36px;font-weight:600;margin:0 0 8px}h2{font-size:18px;font-weight:600;margin:32px 0 12px}p{margin:0 0 16px;color:var(--quiet)}
ul{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:12px;background:var(--card);overflow:hidden}li+li{border-top:1px solid var(--line)}
li a{display:block;padding:14px 20px;color:inherit;text-decoration:none}li a:hover{text-decoration:underline}
.retry{display:inline-block;padding:10px 24px;border-radius:8px;color:${pickInk(colour)};background:${colour};text-decoration:none}a:focus-visible{outline:2px solid currentcolor;outline-offset:-4px}`

/** The text colour that is readable on a colour: white where that has 4.5:1 (WCAG 2.2, 1.4.3). */
function pickInk(colour: string): string {
  return computeContrast(colour, '#ffffff') >= 4.5 ? '#fff' : '#242322'
}

/** Lists the last pages that were seen, the latest first: a signed-in person's own before those that everyone sees. */
async function listPages(): Promise<KeptPage[]> {
  const pages = new Map<string, KeptPage>()
  for (const name of [names.personal, names.shared]) {
    if (!(await caches.has(name))) continue
    const cache = await caches.open(name)
    for (const request of (await cache.keys()).toReversed()) {
      if (pages.size === PAGES_MAX) return [...pages.values()]
      const page = await readPage(request.url, await cache.match(request, { ignoreVary: true }))
      // A list with another search has the same title
      if (page && !pages.has(page.title)) pages.set(page.title, page)
    }
  }
  return [...pages.values()]
}

async function readPage(url: string, response: Response | undefined): Promise<KeptPage | undefined> {
  if (!response?.headers.get('content-type')?.startsWith('text/html')) return undefined
  const html = await response.text()
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]
  const title = find(/<title>([^<]+)<\/title>/)
  const language = toLanguage(find(/<html[^>]* lang="(\w+)"/))
  if (!title || !language) return undefined
  const colour = find(/<meta name="theme-color" content="(#[\da-f]{6})"/i) ?? '#3b5b52'
  const faces = html.match(/@font-face\{font-family:'Readex Pro Variable'[^}]*\}/g)?.join('') ?? ''
  return { url, title, language, colour, faces }
}

function toLink(url: string): string {
  const { pathname, search } = new URL(url)
  return (pathname + search).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
