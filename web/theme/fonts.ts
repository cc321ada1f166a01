import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import latinExtended from '@fontsource-variable/readex-pro/files/readex-pro-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'

import type { Language } from '#sdk/language.ts'

const ranges = {
  arabic:
    'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+FB50-FDFF,U+FE70-FEFC',
  latinExtended:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+2012-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
}

/** Returns the URLs of the font files that nearly every text of a language needs. */
export function listFonts(language: Language): readonly string[] {
  return language === 'ar' ? [arabic, latin] : [latin]
}

/**
 * The faces of the app's typeface. Optional: one that is not there when text is first painted is not used on that page.
 */
export const typeFaces = [
  createFontFace('Readex Pro Variable', latin, ranges.latin),
  createFontFace('Readex Pro Variable', latinExtended, ranges.latinExtended),
  createFontFace('Readex Pro Variable', arabic, ranges.arabic),
].join('')

/**
 * The fonts of systems, sized like Readex Pro, so that no line breaks elsewhere when it arrives: the width of the home
 * page's texts in Readex Pro at 400 and 600, divided by that in the system's regular and bold face. Android has Roboto
 * and Noto, Apple and Windows Arial, Linux mostly Liberation and DejaVu. See docs/decisions.md#fonts.
 */
const fallbacks = [
  {
    family: 'Readex Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    sizes: [108.4, 111.5],
  },
  {
    family: 'Readex Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    sizes: [107.8, 104.5],
  },
  {
    family: 'Readex Noto',
    regular: ['Noto Sans', 'NotoSans-Regular'],
    bold: ['Noto Sans Bold', 'NotoSans-Bold'],
    sizes: [102.1, 100.3],
  },
  {
    family: 'Readex Noto Arabic',
    regular: ['Noto Sans Arabic', 'NotoSansArabic-Regular', 'Noto Sans Arabic UI'],
    bold: ['Noto Sans Arabic Bold', 'NotoSansArabic-Bold', 'Noto Sans Arabic UI Bold'],
    sizes: [109.9, 104.8],
  },
  { family: 'Readex DejaVu', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], sizes: [103.1, 90.6] },
] as const

/** The global CSS rules and the fallback font faces. */
export const globalStyles = [
  ...fallbacks.flatMap(({ family, regular, bold, sizes }) => [
    createFallback(family, '160 500', regular, sizes[0]),
    createFallback(family, '600 700', bold, sizes[1]),
  ]),
  // A scroll bar that appears while the page arrives would move it
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:88px;overflow-y:scroll}',
  'body{margin:0}',
  // Inputs begin where the texts around them begin, in either direction; Chromium knows the prefixed value only
  'input{text-align:-webkit-match-parent;text-align:match-parent}',
  // The button that clears a search stands at the end by the page's direction, whatever the direction of the text
  'label>[type=search]::-webkit-search-cancel-button{position:absolute;inset:0 12px 0 auto;margin:auto}',
  '[dir=rtl] label>[type=search]::-webkit-search-cancel-button{inset:0 auto 0 12px}',
  // Links and inputs without styles of their own, in place of the browser's blue
  'a{color:var(--colorBrandForegroundLink)}',
  'input{accent-color:var(--colorBrandBackground)}',
  'q:lang(ar){quotes:"«" "»"}',
  // Skips layout and paint of what the first document has below the fold until the app is idle, on a slow phone until the
  // visitor comes near to it, or some seconds more: halves the work before the first paint, and takes a third of all. Without script a link to
  // a part of the page must find it where it is, and paper has no fold
  '@media screen and (scripting:enabled){html:not([data-near]) [data-later]{content-visibility:auto;contain-intrinsic-size:auto 380px}}',
  'html[data-banner=off] aside[data-banner]{display:none}',
  // A panel, whose layout wins over the browser's own rule
  'dialog:not([open]){display:none!important}',
  // On a phone the chat button would cover the end of a focused input
  '@media (max-width:479px){body:has(:read-write:focus) aside[data-chat]{display:none}}',
  // At the edge of the screen, beside the texts of cards (app/layouts/keepOffContent); a transform is no layout shift
  'aside[data-chat] a[data-small]{--out:56px;--in:-15px;transform:translateX(var(--out))}',
  '[dir=rtl] aside[data-chat] a[data-small]{--out:-56px;--in:15px}',
  'aside[data-chat] a[data-small] svg{transform:translateX(var(--in)) scale(.64)}',
  '@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}',
  // Shadows and fills, which are the edge of dialogs, panels and own buttons, are taken away in forced colours; a
  // part's own outline counts more than this
  '@media (forced-colors:active){:where(dialog,:popover-open,button):where(:not(:focus-visible)){outline:1px solid;outline-offset:-1px}}',
  // Backgrounds, which mark what is chosen, are taken away there. Tabs have a line of their own, the focus too, and
  // Fluent's buttons say that they have no outline
  `@media (forced-colors:active){:is(${[
    '[aria-pressed=true]',
    '[aria-selected=true]:not([role=tab])',
    '[aria-current]:not([aria-current=false])',
    'label:has(>[type=radio]:checked)',
  ].join()}):not(:focus-visible){outline:2px solid Highlight!important;outline-offset:-2px}}`,
].join('')

/** Readex Pro has an ascent of 100 % and a descent of 25 % of its size. */
function createFallback(family: string, weights: string, names: readonly string[], size: number): string {
  const sources = names.map((name) => `local('${name}')`).join()
  const ascent = (10_000 / size).toFixed(1)
  const descent = (2500 / size).toFixed(1)
  return `@font-face{font-family:'${family}';font-weight:${weights};src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
}

function createFontFace(family: string, url: string, range: string): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-display:optional;font-weight:160 700;src:url(${url}) format('woff2');unicode-range:${range}}`
}
