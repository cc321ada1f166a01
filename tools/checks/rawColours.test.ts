import { expect, it } from 'vitest'
import { findRawColours } from './rawColours.ts'

it.each([
  ["color: '#fff'", '#fff'],
  ["color: '#fff8'", '#fff8'],
  ["backgroundColor: '#FFF4CE'", '#FFF4CE'],
  ["color: '#11223344'", '#11223344'],
  ["'.no-script{background:#fff4ce;margin:0}'", '#fff4ce'],
  ["border: '1px solid #ccc'", '#ccc'],
  ["'::backdrop': { backgroundColor: 'rgb(20 18 16 / 45%)' }", 'rgb(20 18 16 / 45%)'],
  ["boxShadow: '0 0 0 100vmax rgba(0, 0, 0, 0.5)'", 'rgba(0, 0, 0, 0.5)'],
  ["color: 'hsl(20deg 10% 40%)'", 'hsl(20deg 10% 40%)'],
  ["color: 'oklch(0.6 0.1 200)'", 'oklch(0.6 0.1 200)'],
  ["color: 'color(display-p3 1 0 0)'", 'color(display-p3 1 0 0)'],
  ["color: 'white'", 'white'],
  ["border: '1px solid Silver'", 'Silver'],
  ['<path fill="red" />', 'red'],
  ["'main{color:black}'", 'black'],
  ["renderStar(colour, 'white')", 'white'],
])('finds the colour of %s', (source, colour) => {
  expect(findRawColours(source)).toEqual([colour])
})

it.each([
  'color: tokens.colorNeutralForeground1',
  "import { a } from '#bff/app.ts'",
  "maskImage: 'linear-gradient(to top, black, transparent 60%)'",
  "backgroundColor: 'transparent', color: 'CanvasText'",
  'border: `1px solid ${tokens.colorNeutralStroke2}`',
  "const css = '@media (forced-colors:active){outline:2px solid Highlight}'",
  "querySelector('#form-contact')",
  'const tan = angle(red)',
  '<rect fill={white} stroke={brand} />',
])('finds no colour in %s', (source) => {
  expect(findRawColours(source)).toEqual([])
})
