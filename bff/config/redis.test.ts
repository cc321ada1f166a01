import { expect, test } from 'vitest'
import { listRedisProblems } from '#bff/config/redis.ts'

test.each([
  [
    { REDIS_URL: 'redis://a:1,redis://b:2/3', REDIS_MODE: 'cluster' },
    'REDIS_URL must name no database when REDIS_MODE is cluster, which has only the first',
  ],
  [
    { REDIS_URL: 'redis://a:1', REDIS_MODE: 'cluster', SESSION_STORE: 'embedded' },
    'REDIS_MODE must be single when SESSION_STORE is embedded',
  ],
  [
    { REDIS_URL: 'redis://a:1', REDIS_SENTINEL_NAME: 'primary' },
    'REDIS_SENTINEL_NAME is for REDIS_MODE sentinel only',
  ],
])('settings of Redis that contradict each other are refused: %o', (variables, problem) => {
  expect(listRedisProblems(variables)).toEqual([problem])
})

test.each([
  {},
  { REDIS_URL: 'redis://a:1/3' },
  { REDIS_URL: 'redis://a:1, redis://b:2/0', REDIS_MODE: 'cluster' },
  { REDIS_URL: 'redis://a:1/3', REDIS_MODE: 'sentinel', REDIS_SENTINEL_NAME: 'primary' },
])('settings of Redis that agree are accepted: %o', (variables) => {
  expect(listRedisProblems(variables)).toEqual([])
})
