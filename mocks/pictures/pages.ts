import pages from '#mocks/data/pages.json'
import type { InstituteData } from '#mocks/data/catalogue.ts'
import type { Language } from '#sdk/language.ts'

import { drawInstituteLogo } from '#mocks/pictures/logos.ts'
import { buildStarPath } from '#mocks/pictures/star.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'

type Page = (typeof pages)['terms']

const found = new Map<string, Page>(
  Object.entries(pages).map(([name, page]) => [`/__mock/pages/${name}`, page]),
)

/** Finds a page below `/__mock/pages/` that the web app frames, in the institute's colours. */
export function findPage(
  path: string,
  institute: InstituteData,
  language: Language,
): MockResponse | undefined {
  const page = found.get(path)
  if (!page) return undefined
  const parts = page.sections.map(
    (section, index) =>
      `<section><h2><span>${index + 1}</span>${section.title[language]}</h2><p>${section.text[language]}</p></section>`,
  )
  return buildFrame({
    institute,
    language,
    title: page.title[language],
    lead: page.lead[language],
    content: parts.join(''),
  })
}

interface PageFrame {
  institute: InstituteData
  language: Language
  title: string
  lead: string
  content: string
}

/** Builds a page without scripts, with the institute's name and logo. */
export function buildFrame({ institute, language, title, lead, content }: PageFrame): MockResponse {
  const name = institute.name[language]
  const about = `<header>${drawInstituteLogo(institute)}<div><p>${name}</p><h1>${title}</h1></div></header>`
  const body = [
    `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="${buildIcon(institute)}">`,
    `<title>${title} - ${name}</title><style>${buildStyle(institute)}</style></head>`,
    `<body><main>${about}<p class="lead">${lead}</p>${content}</main></body></html>`,
  ].join('')
  return {
    status: 200,
    body,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      vary: 'accept-language',
      'cache-control': 'no-cache',
      'content-security-policy':
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self' http://localhost:* http://*.localhost:*",
    },
  }
}

/** Builds the icon as a data URL, so that browsers do not request /favicon.ico. */
function buildIcon({ primary }: InstituteData): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${primary}" d="${buildStarPath(16, 16, 15)}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function buildStyle({ id, primary, secondary }: InstituteData): string {
  const strong = id === 3 ? secondary : primary
  return [
    'body{margin:0;background:#faf8f4;color:#2b2a27;font:16px/26px "Readex Pro",system-ui,sans-serif}',
    'main{max-width:68ch;margin:0 auto;padding:32px 24px 64px}',
    'header{display:flex;gap:16px;align-items:center}header svg{inline-size:56px;block-size:56px}',
    `header p{margin:0;color:${strong}}h1{margin:0;font-size:28px;line-height:36px;font-weight:600}`,
    '.lead{font-size:18px;line-height:28px;color:#55524b}',
    'section{border-block-start:1px solid #e5e0d5;padding-block:16px}',
    'h2{display:flex;gap:12px;overflow-wrap:anywhere;font-size:18px;line-height:28px;font-weight:600;margin:0 0 4px}',
    `h2 span{color:${strong};font-variant-numeric:tabular-nums}section p{margin:0}section p+p{margin-block-start:12px}`,
    `.box{display:flex;flex-wrap:wrap;align-items:end;gap:12px;border-block-start:1px solid #e5e0d5;padding-block:16px}.box label{display:grid;gap:4px}.box input{box-sizing:border-box;inline-size:min(100%,320px);min-block-size:44px;padding:0 12px;border:1px solid #8a857a;border-radius:4px;font:inherit}.box button{min-block-size:44px;padding:0 24px;border:0;border-radius:4px;background:${strong};color:#fff;font:inherit}`,
    `section a{display:inline-block;padding:8px 24px;border:1px solid ${strong};border-radius:4px;color:${strong};text-decoration:none}`,
    'html[lang=ar] body{line-height:30px}',
  ].join('')
}
