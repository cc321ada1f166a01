/**
 * Removes the characters that begin or end a change of direction from JSON: one that is not closed in a name would
 * turn the text after it around. Browsers find the direction of a text by its letters.
 * @see https://unicode.org/reports/tr9/#Directional_Formatting_Characters
 */
export function removeDirections(json: string): string {
  return json.replace(directions, '$1')
}

/** As they are, or escaped behind any number of escaped backslashes. */
const directions = /[\u202a-\u202e\u2066-\u2069]|(?<!\\)((?:\\\\)*)\\u20(?:2[a-e]|6[6-9])/gi
