import type { InstituteData } from '#mocks/data/catalogue.ts'
import { buildStarPath } from '#mocks/pictures/star.ts'

/** Draws an institute's logo: a star with an open book, a light or a reed pen, in its colours. */
export function drawInstituteLogo({ id, primary, secondary }: InstituteData): string {
  const sign = signs[id - 1] ?? drawBook
  const ink = id === 3 ? secondary : '#FFFFFF'
  const accent = id === 3 ? '#FFFFFF' : secondary
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    `<path d="${buildStarPath(48, 48, 47)}" fill="${primary}"/>`,
    `<path d="${buildStarPath(48, 48, 39)}" fill="none" stroke="${accent}" stroke-width="1.5" opacity=".7"/>`,
    sign(ink, accent),
    '</svg>',
  ].join('')
}

function drawBook(ink: string, accent: string): string {
  return [
    `<path d="M46.5 36c-5-4-12-5-18-4.500v26c6-.5 13 .5 18 4.500z" fill="${ink}"/>`,
    `<path d="M49.500 36c5-4 12-5 18-4.500v26c-6-.5-13 .5-18 4.500z" fill="${ink}"/>`,
    `<path d="M28.500 62c6-.5 14 .5 19.500 4.500 5.500-4 13.500-5 19.500-4.500" fill="none" stroke="${accent}" stroke-width="2.500" stroke-linecap="round"/>`,
  ].join('')
}

function drawLight(ink: string, accent: string): string {
  return [
    `<path d="M48 25c9 8 13 14 13 22a13 13 0 0 1-26 0c0-8 4-14 13-22z" fill="${ink}"/>`,
    `<path d="M48 39c4 4 6 7 6 10.500a6 6 0 0 1-12 0c0-3.500 2-6.500 6-10.500z" fill="${accent}"/>`,
    `<path d="M36 66h24M40 71h16" stroke="${ink}" stroke-width="2.500" stroke-linecap="round"/>`,
  ].join('')
}

function drawPen(ink: string, accent: string): string {
  return [
    `<path d="M62 26l8 8-25 27-12 4 4-12z" fill="${ink}"/>`,
    `<path d="M41 53l4 4" stroke="${accent}" stroke-width="2" stroke-linecap="round"/>`,
    `<path d="M28 70c9-4 15 3 24 0s12-3 16-2" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`,
  ].join('')
}

const signs = [drawBook, drawLight, drawPen]
