import { createClients } from '#sdk'
import { expect, it } from 'vitest'
import { resetLinkQuery, verifyQuery } from './queries.ts'

const respondWith = (status: number) =>
  createClients({
    origin: 'http://localhost',
    language: () => 'en',
    timeZone: () => 'UTC',
    fetch: async () => Response.json({ success: false, errors: { token: ['too long'] } }, { status }),
  })

it.each([verifyQuery, resetLinkQuery])(
  '%o: a token that the API cannot parse is an invalid link',
  async (query) => {
    await expect(query('a'.repeat(300)).load(respondWith(422))).resolves.toBe('broken')
    await expect(query('a').load(respondWith(500))).rejects.toThrow('too long')
  },
)
