/**
 * From this width of its own place on a list is a table; below it every record is a card. The window's width would
 * not do: the menu beside the list takes a quarter of it.
 */
export const table = { place: 'list', wide: '@container list (min-width: 880px)' } as const
