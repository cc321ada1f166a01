/**
 * Container query: a list wider than this is a table, a narrower one shows cards. Not a media query, because the side
 * menu takes part of the window.
 */
export const table = { place: 'list', wide: '@container list (min-width: 880px)' } as const
