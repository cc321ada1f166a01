/** From this width on a list is a table; below it every record is a card. */
export const table = { wide: '@media (min-width: 768px)' } as const
