import type { Clients } from '#sdk'
import { expect, test, vi } from 'vitest'
import { readOwnName } from './readOwnName.ts'

const read = vi.fn<(path: string) => Promise<unknown>>()
// The only call that reading makes
const clients = { api: { GET: read } } as unknown as Clients

test('the own name is read from the profile, and nothing else of it', async () => {
  const profile = { first_name: 'Sara', last_name: 'Kamal', email: 'sara@example.test' }
  read.mockResolvedValueOnce({ data: { data: profile } })
  expect(await readOwnName(clients)).toEqual({ first_name: 'Sara', last_name: 'Kamal' })
  expect(read).toHaveBeenCalledWith('/account/profile/')
})

test('a profile that cannot be read has no name', async () => {
  read.mockRejectedValueOnce(new Error('offline'))
  expect(await readOwnName(clients)).toBeUndefined()
  read.mockResolvedValueOnce({ error: {} })
  expect(await readOwnName(clients)).toBeUndefined()
})
