import { describe, expect, it } from 'vitest'
import { restoreRule, splitRules } from '#web/theme/ruleText.ts'
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

  it('names the common class beside the own one, and leaves out rules of no element', () => {
    const [first = '', second = ''] = compactStyles(html, styles).styles.split('</style>')
    expect(first).toBe(
      '<style nonce="n" data-make-styles-bucket="d">.f1a,._0{display:flex;}.f1b,._0{transition-property:color,opacity;}' +
        '.f1c:hover:active,.f1c:active:is(a,b),._1:hover:active,._1:active:is(a,b){color:red;}.f1d>.fui-Icon,._2>.fui-Icon{color:blue;}',
    )
    expect(second).toBe(
      '<style nonce="n" media="(min-width: 640px)" data-make-styles-bucket="m">.f1m,._1{gap:8px;}' +
        '@media (min-width: 640px){.f1n,._3{gap:1px;}.f1o{gap:2px;}}',
    )
  })

  it('is recognised by the browser as the rules that Griffel wrote', () => {
    const written = [...compactStyles(html, styles).styles.matchAll(/<style([^>]*)>([^<]*)/g)]
    const restored = written.flatMap(([, attributes = '', css = '']) =>
      splitRules(css).map((rule) => restoreRule(rule, / media="([^"]*)"/.exec(attributes)?.[1] ?? '')),
    )
    expect(restored).toEqual([...plain.slice(0, 4), ...wide])
  })
})
