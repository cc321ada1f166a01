/**
 * Removes from JSON the characters that begin or end a change of direction, because an unclosed one in a name would
 * reverse the text after it, and the character 0, which HTML does not allow. Browsers find the direction of a
 * text by its letters.
 * @see https://unicode.org/reports/tr9/#Directional_Formatting_Characters
 */
export function removeDirections(json: string): string {
  return json.replace(directions, '$1')
}

/** Unescaped, or escaped behind any number of escaped backslashes. */
const directions = /[\u202a-\u202e\u2066-\u2069]|(?<!\\)((?:\\\\)*)\\u(?:20(?:2[a-e]|6[6-9])|0000)/gi
