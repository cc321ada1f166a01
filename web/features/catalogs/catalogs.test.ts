import { expect, it } from 'vitest'
import { defineCatalogs } from './catalogs.tsx'

const other = {
  id: 1,
  title: 'Letters',
  description: '',
  shared: true,
  documents: [],
  owner: { id: 2, name: 'Hala Murad', profile_picture_url: null },
  is_own: false,
  updated_on: '2026-11-25T20:14:00Z',
}

it.each([
  ['staff', true],
  ['tutor', false],
] as const)("%s may change and delete another person's catalog: %s", (side, isAllowed) => {
  const { canEdit, canDelete } = defineCatalogs(side)
  expect([canEdit?.(other), canDelete?.(other)]).toEqual([isAllowed, isAllowed])
})
