import noScript from '#web/i18n/noScript.json' with { type: 'json' }
import { getDirection } from '#web/state/preferences.ts'
import { darkMedia } from '#web/theme/themeChoice.ts'
import { globalStyles, listFonts, typeFaces } from '#web/theme/fonts.ts'
import { fixedColors } from '#web/theme/tokens.ts'
import { getLocale } from '#web/time/format.ts'
import type { InitialData } from '../initialData.ts'
import { buildFavicon } from './brand.ts'

/** Vite's manifest of the browser build, by source file below `web/`. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>

export interface DocumentParts {
  initialData: InitialData
  /** Rendered page and its style elements, nonce included */
  html: string
  styles: string
  nonce: string
  /** Without script it shows nothing of its own: a page of signed-in people */
  needsScript: boolean
  /** The browser has cached nothing of this page */
  isFirstVisit: boolean
  title: string
  description: string | undefined
  /** Whether search engines may list the page */
  isListed: boolean
  /** URLs for search engines; undefined where the page has none of its own */
  links: { canonical: string; en: string; ar: string } | undefined
  image: string | undefined
  /** Structured data for search engines */
  things: readonly object[]
  colour: string
  /** Rules of the dark theme */
  dark: string
  manifest: Manifest
  /** Sources whose chunks are loaded together with the entry */
  sources: readonly string[]
}

const entry = 'app/client.tsx'

/**
 * Keeps the errors that come before the part that reports them, which is loaded when the page is idle; where the app
 * does not start it is loaded after ten seconds.
 * @param reports its script
 */
const keepErrors = (reports: string | undefined) =>
  `{const early=earlyErrors=[];for(const type of['error','unhandledrejection'])addEventListener(type,event=>early.length<10&&early.push(event));${
    reports ? `setTimeout(()=>early.length&&import('/${reports}').then(part=>part.startReports()),1e4)` : ''
  }}`

/** Keeps the browser's offer to install the app for our own hint, which may be refused for good. */
const keepInstall = `addEventListener('beforeinstallprompt',event=>{event.preventDefault();earlyInstall=event});`

/**
 * Keeps what is pressed before the app listens and that the browser does nothing with. The banner closes at once,
 * because closed later it would move the page; so does a dialog by Escape. A select is read before React hears of its
 * change, for which it hydrates the select and puts the server's value back. See docs/decisions.md#early-presses.
 */
const keepPresses = `{earlyPresses=new Map;addEventListener('change',onclick=({target})=>{const found=target.closest('[type=button]:not([popovertarget]),footer select');found&&earlyPresses.set(found,found.value);if(target.closest('aside[data-banner] button'))document.documentElement.dataset.banner='off'},true);onkeydown=({key})=>{key==='Escape'&&document.querySelector('dialog[open]')?.close()}}`

/** Hides what was dismissed in this visit, and applies the chosen theme, before the first paint. */
const beforePaint = `try{if(sessionStorage.getItem('mk.banner')==='off')document.documentElement.dataset.banner='off';const media=${escapeScript(darkMedia)}[localStorage.getItem('mk.theme')];if(media)document.getElementById('dark').media=media}catch{};`

/** Adds a link to the head: what the scripts below load with. */
const defineLink = `const {nonce}=document.currentScript,link=(rel,href,more)=>document.head.append(Object.assign(document.createElement('link'),{rel,nonce,href,...more}));`

/**
 * Blocks painting until the first view is parsed, on a wide screen until what follows its two columns begins: painted in
 * two steps, the largest contentful paint comes about 200 ms later, and a column that arrives late moves the other one.
 */
const firstView =
  '<link rel="expect" href="#first-view" blocking="render"><link rel="expect" href="#below" blocking="render" media="(min-width:1024px)">'
/** Blocks painting until the header is parsed, whose parts move each other. */
const header = '<link rel="expect" href="#main" blocking="render">'

/**
 * Requests the app's scripts and styles once the browser has painted: requested in the head, a dozen scripts delay
 * the first paint by about 250 ms on a slow phone. A hidden tab does not paint, so it starts at once. The first use
 * of Intl takes 100 to 200 ms on such a phone; here it is a task of its own, before the app needs it.
 */
const loadAfterPaint = (
  files: readonly string[],
  [styles]: readonly string[],
  { language, timeZone }: InitialData['preferences'],
) =>
  `{let styles;loadStyles=()=>styles??=${styles ? `new Promise((onload,onerror)=>link('stylesheet','/${styles}',{onload,onerror}))` : 'Promise.resolve()'};\
const start=()=>{loadStyles().catch(()=>{});for(const href of ${escapeScript(files.map((file) => `/${file}`))})link('modulepreload',href,{crossOrigin:''});
setTimeout(()=>{const date=new Date,locale=${escapeScript(getLocale(language))};new Intl.DateTimeFormat(locale,{timeZone:${escapeScript(timeZone)},dateStyle:'medium',timeStyle:'short'}).format(date);new Intl.NumberFormat(locale).format(1)})};
document.hidden?start():new PerformanceObserver((list,observer)=>{observer.disconnect();start()}).observe({type:'paint',buffered:true})}`

/**
 * Applies the typeface to a first visit where the line is not known to be slow: the browser then waits for it 100 ms at
 * most before the first paint. A browser that has not measured its line reports 100 ms and 1.5 Mbit/s. Elsewhere the
 * typeface is applied with the first navigation: a face that arrives later would move lines. See
 * docs/decisions.md#fonts.
 */
const formatFontScript = (urls: readonly string[]) =>
  `{const line=navigator.connection;if(line&&!line.saveData&&line.rtt<=100&&line.downlink>1){document.getElementById('fonts').media='all';for(const href of ${escapeScript(urls)})link('preload',href,{as:'font',crossOrigin:''})}}`

/**
 * Requests the largest script at the end of the document: the line has nothing else to do until the first paint, which
 * one file does not delay.
 */
const preloadReact = (chunks: readonly string[]) =>
  chunks
    .filter((file) => file.includes('/react-'))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
    .join('')

const preloadFonts = (urls: readonly string[]) =>
  urls.map((url) => `<link rel="preload" as="font" crossorigin href="${url}">`).join('')

/** Hides loading indicators where scripts are disabled. */
const noScriptStyles = `.no-script{margin:0;padding:12px 24px;background:${fixedColors.note};color:${fixedColors.noteInk};font:16px/1.5 sans-serif}main [aria-busy=true]{display:none}`

/** Renders the HTML document around a rendered page. */
export function renderDocument(parts: DocumentParts): string {
  const { initialData, html, styles, nonce, needsScript, isFirstVisit, manifest, sources } = parts
  const { language } = initialData.preferences
  const chunks = collectChunks(manifest, [entry, ...sources])
  const fonts = listFonts(language)
  return [
    `<!doctype html><html lang="${language}" dir="${getDirection(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    renderHead(parts),
    html.includes('id="first-view"') ? firstView : html.includes('id="main"') ? header : '',
    `<style nonce="${nonce}">${globalStyles}</style>`,
    isFirstVisit
      ? `<style nonce="${nonce}" id="fonts" media="not all">${typeFaces}</style>`
      : `${preloadFonts(fonts)}<style nonce="${nonce}">${typeFaces}</style>`,
    `<noscript><style nonce="${nonce}">${isFirstVisit ? typeFaces : ''}${noScriptStyles}</style></noscript>`,
    styles,
    // After the light theme's variables
    `<style nonce="${nonce}" id="dark" media="${darkMedia.system}">${parts.dark}</style>`,
    // In a block, whose names no script of an institute meets
    // One script, after the styles that it changes: each further one costs a slow phone three milliseconds
    `<script nonce="${nonce}">{${[
      defineLink,
      keepInstall,
      keepErrors(manifest['app/browser/reports.ts']?.file),
      keepPresses,
      isFirstVisit ? formatFontScript(fonts) : beforePaint,
      loadAfterPaint(chunks, manifest[entry]?.css ?? [], initialData.preferences),
    ].join('')}}</script>`,
    `</head><body><noscript><p class="no-script">${noScript[needsScript ? 'needed' : 'off'][language]}</p></noscript><div id="root">${html}</div>`,
    preloadReact(chunks),
    `<script nonce="${nonce}">initialData=${escapeScript(initialData)}</script>`,
    `<script nonce="${nonce}" type="module" async crossorigin fetchpriority="low" src="/${chunks[0]}"></script>`,
    '</body></html>',
  ].join('')
}

function renderHead(parts: DocumentParts): string {
  const { title, description, links, isListed, image, colour, things, initialData } = parts
  const buildMetaTag = (property: string, content: string | undefined) =>
    content ? `<meta property="${property}" content="${escapeText(content)}">` : ''
  return [
    `<title>${escapeText(title)}</title>`,
    description ? `<meta name="description" content="${escapeText(description)}">` : '',
    `<meta name="theme-color" content="${escapeText(colour)}">`,
    `<link rel="icon" href="${buildFavicon(colour)}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/site.webmanifest?lang=${initialData.preferences.language}">`,
    isListed ? '' : '<meta name="robots" content="noindex">',
    links ? renderLinks(links, isListed) : '',
    buildMetaTag('og:type', 'website'),
    buildMetaTag('og:title', title),
    buildMetaTag('og:description', description),
    buildMetaTag('og:url', links?.canonical),
    buildMetaTag('og:image', image),
    buildMetaTag('og:image:width', image && '1200'),
    buildMetaTag('og:image:height', image && '630'),
    buildMetaTag('og:image:alt', image && title),
    buildMetaTag('og:locale', initialData.preferences.language === 'ar' ? 'ar_EG' : 'en_GB'),
    buildMetaTag('twitter:card', image && 'summary_large_image'),
    // A data block, which the content security policy does not concern
    isListed && things.length
      ? `<script type="application/ld+json">${escapeScript({ '@context': 'https://schema.org', '@graph': things })}</script>`
      : '',
  ].join('')
}

/** @param isListed a page that is not listed names only the one that is listed in its place */
function renderLinks({ canonical, en, ar }: NonNullable<DocumentParts['links']>, isListed: boolean): string {
  const buildAlternateLink = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeText(href)}">`
  const alternates = isListed ? buildAlternateLink('en', en) + buildAlternateLink('ar', ar) : ''
  return `<link rel="canonical" href="${escapeText(canonical)}">${alternates}`
}

function collectChunks(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>()
  const collect = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) collect(next)
  }
  for (const source of sources) collect(source)
  return [...files]
}

function escapeScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
