/**
 * Removes from JSON the characters that begin or end a change of direction, of which one that is not closed in a name
 * would turn the text after it around, and the character 0, which no HTML may hold. Browsers find the direction of a
 * text by its letters.
 * @see https://unicode.org/reports/tr9/#Directional_Formatting_Characters
 */
export function removeDirections(json: string): string {
  return json.replace(directions, '$1')
}

/** Unescaped, or escaped behind any number of escaped backslashes. */
const directions = /[\u202a-\u202e\u2066-\u2069]|(?<!\\)((?:\\\\)*)\\u(?:20(?:2[a-e]|6[6-9])|0000)/gi
