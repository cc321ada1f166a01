import { describe, expect, it } from 'vitest'
import { compactStyles } from './compactStyles.ts'

const plain = [
  '.f1a{display:flex;}',
  '.f1b{transition-property:color,opacity;}',
  '.f1c:hover:active,.f1c:active:is(a,b){color:red;}',
  '.f1d>.fui-Icon{color:blue;}',
  '.f9x{display:none;}',
]
const wide = [
  '@media (min-width: 640px){.f1m{gap:8px;}}',
  '@media (min-width: 640px){.f1n{gap:1px;}.f1o{gap:2px;}}',
]
const styles = `<style nonce="n" data-make-styles-bucket="d">${plain.join('')}</style><style nonce="n" media="(min-width: 640px)" data-make-styles-bucket="m">${wide.join('')}</style>`
const html =
  '<p class="___seq1 f1a f1b f1c f1m"></p><i class="fui-Icon ___seq2 f1a f1b f1d"></i><b class="___none"></b><u class="f1n"></u>'

describe('the styles of a rendered page', () => {
  it('gives classes that stand on the same elements one in common', () => {
    expect(compactStyles(html, styles).html).toBe(
      '<p class="_0 _1"></p><i class="fui-Icon _0 _2"></i><b></b><u class="_3"></u>',
    )
  })

  it('leaves out attributes without effect', () => {
    const link = '<a href="/tutors" data-discover="true"><svg xmlns="http://www.w3.org/2000/svg"></svg></a>'
    expect(compactStyles(link, styles).html).toBe('<a href="/tutors"><svg></svg></a>')
  })

  it("leaves out the spaces of the theme's rule, not those in its values", () => {
    const theme = '<style nonce="n" id="t">.t { --a: 1px;  --b: 0 2px 6px rgb(1 2 3 / 8%);  }</style>'
    expect(compactStyles(theme, styles).html).toBe(
      '<style nonce="n" id="t">.t{--a:1px;--b:0 2px 6px rgb(1 2 3 / 8%);}</style>',
    )
  })

  it('writes the rules of one selector as one, in one element, and leaves out those of no element', () => {
    expect(compactStyles(html, styles).styles).toBe(
      '<style nonce="n">._0{display:flex;transition-property:color,opacity;}' +
        '._1:hover:active,._1:active:is(a,b){color:red;}._2>.fui-Icon{color:blue;}' +
        '@media (min-width: 640px){._1{gap:8px;}@media (min-width: 640px){._3{gap:1px;}.f1o{gap:2px;}}}</style>',
    )
  })
})
