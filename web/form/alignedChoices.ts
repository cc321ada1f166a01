/** Aligns the boxes of Fluent's choices, which have a margin of 8 px, with the edge of the fields around them. */
export const alignedChoices = { marginInlineStart: '-8px' }
