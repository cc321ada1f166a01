/** The forms of a list's name. `coupons`: `Coupons`, `coupon`, `Coupon`, `coupons` as in paths. */
export function deriveNames(plural: string) {
  const singular = plural
    .replace(/ies$/, 'y')
    .replace(/(ss|x|sh|tch|nch)es$/, '$1')
    .replace(/(?<!s)s$/, '')
  return {
    plural,
    Plural: capitalize(plural),
    singular,
    Singular: capitalize(singular),
    path: plural.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  }
}

export type Names = ReturnType<typeof deriveNames>

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
