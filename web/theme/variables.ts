/** Letters in place of the words that most names consist of. */
const letters: Readonly<Record<string, string>> = {
  color: 'c',
  shadow: 's',
  font: 'f',
  line: 'l',
  Size: 'z',
  Height: 'h',
  Neutral: 'N',
  Brand: 'R',
  Compound: 'C',
  Palette: 'P',
  Status: 'S',
  Subtle: 'U',
  Transparent: 'T',
  Foreground: 'F',
  Background: 'B',
  Stroke: 'K',
  Hover: 'H',
  Pressed: 'D',
  Disabled: 'X',
  Inverted: 'I',
  Accessible: 'A',
}

/** Returns the name that a variable of the theme has in a build: letters, and three of each other word of a colour. */
export function shortenName(name: string): string {
  const length = name.startsWith('color') ? 3 : undefined
  return name.replaceAll(/[A-Z]?[a-z]+/g, (word) => letters[word] ?? word.slice(0, length))
}

/**
 * Returns a theme by the names of its CSS variables: a build has short ones.
 * @see docs/decisions.md#short-variables
 */
export function nameVariables<Theme extends object>(theme: Theme): Theme {
  if (!import.meta.env?.SHORT_VARIABLES) return theme
  return Object.fromEntries(Object.entries(theme).map(([name, value]) => [shortenName(name), value])) as Theme // By other names
}
