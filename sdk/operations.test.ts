import { describe, expect, it } from 'vitest'
import { createMatcher, operations } from './operations.ts'

const match = createMatcher(operations)

describe('the table of operations', () => {
  it('finds a call by method and verbatim path', () => {
    expect(match('POST', '/auth/token/')).toMatchObject({ operation: { id: 'signIn' } })
    expect(match('POST', '/City/Add')).toMatchObject({ operation: { id: 'insertCity' } })
    expect(match('GET', '/tutor/profile/12/')).toMatchObject({
      operation: { id: 'readTutor' },
      params: { id: '12' },
    })
  })

  it('does not match a path in another spelling', () => {
    for (const path of [
      '/auth/token',
      '/AUTH/token/',
      '/auth/token//',
      '/tutor/profile//',
      '/tutor/profile/1/2/',
    ])
      expect(match('POST', path)).toBeUndefined()
  })

  it('returns the methods of a path', () => {
    expect(match('GET', '/auth/token/')).toEqual({ allow: ['POST'] })
    expect(match('DELETE', '/tutor/profile/1/')).toEqual({ allow: ['GET'] })
  })

  it('excludes the refresh for browsers, and City in production', () => {
    expect(operations.find(({ id }) => id === 'refreshToken')?.browser).toBe(false)
    expect(operations.find(({ id }) => id === 'insertCity')?.production).toBe(false)
  })
})
