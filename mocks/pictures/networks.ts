const strokes: Readonly<Record<string, string>> = {
  facebook: 'M15 5h-1.500a3 3 0 0 0-3 3v12M7.500 12h6.500',
  insta:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM16.800 7.200h.01',
  linkedin: 'M6 10v9M6 5.500v.01M11 19v-9M11 14a3.500 3.500 0 0 1 7 0v5',
  twitter: 'M5 5l14 14M19 5L5 19',
  youtube: 'M4 8a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM10.500 9v6l5-3z',
}

/** Draws the icon of a social network in white strokes; undefined for an unknown network. */
export function drawNetworkSign(id: string): string | undefined {
  const stroke = Object.hasOwn(strokes, id) ? strokes[id] : undefined
  return (
    stroke &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path d="${stroke}" fill="none" stroke="#FFFFFF" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  )
}
