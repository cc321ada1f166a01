/** The frequent questions of the home page, by the names of their texts. */
export const questions = ['trial', 'length', 'payment', 'kids', 'zone'] as const
