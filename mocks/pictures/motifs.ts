/** Draws a motif around 0 0, at most 200 by 130, in the current fill; `paper` is the colour of what is cut out of it. */
type DrawMotif = (paper: string) => string

/** Motifs of the subjects, several for each, so that courses of one subject differ. */
const motifs: Readonly<Record<string, readonly DrawMotif[]>> = {
  arabic: [drawSpeech, drawPen, drawLetter, drawTalk, drawPage, drawTiles],
  quran: [drawOpenBook, drawLantern, drawArch, drawMoon, drawRosette, drawStand],
  tajweed: [drawVoice, drawEcho, drawWave, drawDrops, drawString, drawNoon],
}

/** Returns the motif of a subject's course. @param index of the course within its subject */
export function drawMotif(subject: string, index: number, paper: string): string {
  const own = motifs[subject] ?? []
  return own[index % own.length]?.(paper) ?? ''
}

const drawLine = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const drawTile = (x: number, y: number) => `<rect x="${x}" y="${y}" width="56" height="56" rx="10"/>`
const drawDots = (xs: readonly number[], y: number, r: number) =>
  xs.map((x) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')

function drawSpeech(paper: string): string {
  const bubble =
    'M-64-56H64a22 22 0 0 1 22 22V22a22 22 0 0 1-22 22H-8l-34 34V44H-64a22 22 0 0 1-22-22V-34a22 22 0 0 1 22-22Z'
  return `<path d="${bubble}"/><g fill="${paper}">${drawDots([-36, 0, 36], -6, 9)}</g>`
}

/** A reed pen and its stroke. */
function drawPen(paper: string): string {
  return [
    drawLine('M-84 50C-40 20-12 62 24 46S72 34 84 50', 11),
    '<path d="M-30 34 46-58q10-10 21-1t3 21L-8 56l-30 8Z"/>',
    `<path d="M-24 36-4 52" stroke="${paper}" stroke-width="5"/>`,
  ].join('')
}

/** The letter with one dot below. */
function drawLetter(): string {
  return `${drawLine('M-78-20C-84 34-44 34 0 34S84 34 76-24', 20)}${drawDots([0], 64, 12)}`
}

function drawTalk(paper: string): string {
  return [
    '<path d="M-76-58H6a18 18 0 0 1 18 18V-8A18 18 0 0 1 6 10H-38l-26 24V10H-76a18 18 0 0 1-18-18V-40a18 18 0 0 1 18-18Z"/>',
    `<path d="M2-20H76A18 18 0 0 1 94-2V30A18 18 0 0 1 76 48V72L50 48H2A18 18 0 0 1-16 30V-2A18 18 0 0 1 2-20Z" stroke="${paper}" stroke-width="8"/>`,
    `<g fill="${paper}">${drawDots([16, 39, 62], 14, 6)}</g>`,
  ].join('')
}

/** A written page. */
function drawPage(paper: string): string {
  return [
    '<path d="M-46-66H28L52-42V66H-52V-60a6 6 0 0 1 6-6Z"/>',
    `<g fill="none" stroke="${paper}" stroke-width="8" stroke-linecap="round"><path d="M30-22H-26M30 4H-10M30 30H-26"/></g>`,
  ].join('')
}

/** Three tiles with the dots of letters. */
function drawTiles(paper: string): string {
  return [
    drawTile(-62, 6),
    drawTile(6, 6),
    drawTile(-28, -62),
    `<g fill="${paper}">${drawDots([-34], 34, 8)}${drawDots([24, 44], 34, 7)}${drawDots([-12, 12], -28, 6)}${drawDots([0], -42, 6)}</g>`,
  ].join('')
}

function drawOpenBook(): string {
  return '<path d="M-6-38C-30-60-66-62-96-48V50C-66 36-30 38-6 60ZM6-38C30-60 66-62 96-48V50C66 36 30 38 6 60Z"/>'
}

function drawLantern(paper: string): string {
  return [
    drawLine('M0-70V-56', 7),
    '<path d="M-24-52H24L34-30H-34ZM-34-24H34L22 40H-22ZM-28 46H28V60H-28Z"/>',
    `<path d="M0-12c14 16 14 36 0 42-14-6-14-26 0-42Z" fill="${paper}"/>`,
  ].join('')
}

/** A prayer niche. */
function drawArch(paper: string): string {
  return [
    '<path d="M-60 66V-6C-60-40-28-48 0-72 28-48 60-40 60-6V66Z"/>',
    `<path d="M-36 66V2C-36-20-18-26 0-42 18-26 36-20 36 2V66Z" fill="${paper}"/>`,
    '<path d="M0-20a22 22 0 0 1 22 22 22 22 0 0 1-44 0A22 22 0 0 1 0-20Z" opacity=".55"/>',
  ].join('')
}

function drawMoon(): string {
  return '<path d="M22-60A64 64 0 1 0 22 60 52 52 0 1 1 22-60Z"/><path d="M44-22l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2Z"/>'
}

/** The mark at the end of a verse. */
function drawRosette(paper: string): string {
  const petals = Array.from(
    { length: 8 },
    (_, index) => `<ellipse cx="0" cy="-46" rx="17" ry="24" transform="rotate(${index * 45})"/>`,
  ).join('')
  return `${petals}<circle r="34"/><circle r="20" fill="${paper}"/><circle r="9"/>`
}

/** A book on its stand. */
function drawStand(): string {
  return [
    '<path d="M-4-44C-22-58-56-60-82-48L-70 14C-48 4-22 6-4 20ZM4-44C22-58 56-60 82-48L70 14C48 4 22 6 4 20Z"/>',
    drawLine('M-54 66 54 18M54 66-54 18', 11),
  ].join('')
}

function drawVoice(): string {
  return [26, 60, 92, 128, 92, 60, 26]
    .map(
      (height, at) => `<rect x="${at * 28 - 92}" y="${-height / 2}" width="16" height="${height}" rx="8"/>`,
    )
    .join('')
}

/** A sound that spreads. */
function drawEcho(): string {
  return `<circle cx="-56" r="18"/>${drawLine('M-22-26A38 38 0 0 1-22 26M8-46A66 66 0 0 1 8 46M40-64A92 92 0 0 1 40 64', 13)}`
}

function drawWave(): string {
  return `${drawLine('M-90-4C-66-60-42-60-18-4S30 52 54-4 82-40 90-30', 14)}${drawDots([-54, 18], 46, 9)}`
}

/** A sound held for some counts. */
function drawDrops(): string {
  return `${drawDots([-70], 0, 24)}${drawDots([-14], 0, 19)}${drawDots([32], 0, 14)}${drawDots([68], 0, 9)}${drawDots([94], 0, 5)}${drawLine('M-86 46H92', 8)}`
}

/** Pearls on a string, as verses follow each other. */
function drawString(): string {
  const pearls = [-80, -48, -16, 16, 48, 80].map(
    (x, index) => `<circle cx="${x}" cy="${Math.round(34 - (x * x) / 110)}" r="${index % 2 ? 11 : 15}"/>`,
  )
  return `${drawLine('M-94-40Q0 104 94-40', 5)}${pearls.join('')}`
}

/** The letter with one dot above, which many rules are about. */
function drawNoon(): string {
  return `${drawLine('M-56-30C-78 66 78 66 56-30', 20)}${drawDots([0], -34, 13)}`
}
