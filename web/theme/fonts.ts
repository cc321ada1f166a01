import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import latinExtended from '@fontsource-variable/readex-pro/files/readex-pro-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'

const ranges = {
  arabic:
    'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+FB50-FDFF,U+FE70-FEFC',
  latinExtended:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+2012-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
}

/** The font files of the app's typeface. */
export const typeFaces = [
  createFontFace('Readex Pro Variable', latin, ranges.latin),
  createFontFace('Readex Pro Variable', latinExtended, ranges.latinExtended),
  createFontFace('Readex Pro Variable', arabic, ranges.arabic),
].join('')

/** The global CSS rules and the fallback font face. */
export const globalStyles = [
  // Metrics adjusted to Readex Pro, to avoid a layout shift when it loads
  "@font-face{font-family:'Readex Fallback';src:local('Arial'),local('Liberation Sans'),local('Noto Sans');size-adjust:106.6%;ascent-override:94%;descent-override:24%;line-gap-override:0%}",
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:88px}',
  'body{margin:0}',
  // Skips layout and paint of what is below the fold until the app has started: halves the work before the first
  // paint
  'html:not([data-started]) [data-later]{content-visibility:auto;contain-intrinsic-size:auto 560px}',
  'html[data-banner=off] aside[data-banner]{display:none}',
  // On a phone the chat button would cover the end of a focused input
  '@media (max-width:479px){body:has(:read-write:focus) aside[data-chat]{display:none}}',
  '@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}',
].join('')

function createFontFace(family: string, url: string, range: string): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:160 700;src:url(${url}) format('woff2');unicode-range:${range}}`
}
