import type { Clients } from '#sdk'
import { expect, test, vi } from 'vitest'
import { getActionTextId, listActions } from './listActions.ts'
import type { Action, Resource } from './resource.ts'

interface Row {
  readonly id: number
}

// The members that actions depend on
const approve = { name: 'approve' } as unknown as Action<Row>
const buildResource = (more: object = {}) => ({ actions: [approve], ...more }) as unknown as Resource<Row>

const canDelete = () => true
const DeletePreview = () => null

test('a list without a path to delete has its own actions alone', () => {
  expect(listActions(buildResource())).toEqual([approve])
})

test('deleting comes last, is confirmed, and calls its path with the id of the record', async () => {
  const [first, remove] = listActions(buildResource({ deletePath: '/coupons/{id}/', canDelete }))
  expect(first).toBe(approve)
  expect(remove).toMatchObject({
    name: 'delete',
    label: 'resource.delete',
    isDelete: true,
    isDanger: true,
    confirm: 'yes',
    done: 'Delete success',
    when: canDelete,
  })
  expect(remove).not.toHaveProperty('Preview')
  const callDelete = vi.fn<(path: string, init: object) => Promise<unknown>>(async () => ({}))
  await remove?.run({ api: { DELETE: callDelete } } as unknown as Clients, { id: 7 }, '', vi.fn<() => void>())
  expect(callDelete).toHaveBeenCalledExactlyOnceWith('/coupons/{id}/', { params: { path: { id: 7 } } })
})

test('a list may show what would be deleted', () => {
  const [, remove] = listActions(buildResource({ deletePath: '/coupons/{id}/', DeletePreview }))
  expect(remove).toMatchObject({ Preview: DeletePreview })
})

test('the label of an action is its own text, else one of its list', () => {
  expect(getActionTextId('coupons', { name: 'approve' })).toBe('coupons.actions.approve')
  expect(getActionTextId('coupons', { name: 'delete', label: 'resource.delete' })).toBe('resource.delete')
})
