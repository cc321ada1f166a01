import { expect, test } from 'vitest'
import type { Tenant } from '#bff/config/tenants.ts'
import { buildPageHeaders } from '#bff/pages/pageHeaders.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

/** The directives of a page's policy by name. */
function readPolicy(more: Partial<Tenant> = {}): Record<string, string> {
  const policy = buildPageHeaders({ ...tenant, ...more }, 'bm9uY2U=')['content-security-policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]),
  )
}

test('a page trusts its own sources, and scripts and styles with the nonce of the response', () => {
  expect(readPolicy()).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'nonce-bm9uY2U='",
    'style-src': "'self' 'nonce-bm9uY2U='",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'report-uri': '/bff/reports',
    'upgrade-insecure-requests': 'upgrade-insecure-requests',
  })
})

test('a tenant adds sources to the directive that it names', () => {
  const policy = readPolicy({
    csp: {
      img: ['https://img.example'],
      media: ['https://media.example'],
      frame: ['https://frame.example'],
      connect: ['https://connect.example', 'wss://connect.example'],
      style: ['https://style.example'],
      font: ['https://font.example'],
    },
  })
  expect(policy).toMatchObject({
    'img-src': "'self' data: blob: https://img.example",
    'media-src': "'self' blob: https://media.example",
    'frame-src': "'self' https://frame.example",
    'connect-src': "'self' https://connect.example wss://connect.example",
    'style-src': "'self' 'nonce-bm9uY2U=' https://style.example",
    'font-src': "'self' https://font.example",
    'script-src': "'self' 'nonce-bm9uY2U='",
  })
})

test('scripts of scripts are trusted for a tenant in production that has some', () => {
  const scripts: Tenant['scripts'] = [{ src: 'https://tags.example/tags.js', purpose: 'analytics' }]
  const dynamic = "'self' 'nonce-bm9uY2U=' 'strict-dynamic'"
  expect(readPolicy({ production: true, scripts })['script-src']).toBe(dynamic)
  expect(readPolicy({ production: false, scripts })['script-src']).not.toContain('strict-dynamic')
  expect(readPolicy({ production: true })['script-src']).not.toContain('strict-dynamic')
})

test('the sources of a provider are trusted where people can sign in with it', () => {
  const google = readPolicy({
    social: { google: { clientId: 'id' }, facebook: {}, linkedin: { clientId: 'id' } },
  })
  expect(google).toMatchObject({
    'script-src': "'self' 'nonce-bm9uY2U=' https://accounts.google.com/gsi/client",
    'connect-src': "'self' https://accounts.google.com/gsi/",
    'frame-src': "'self' https://accounts.google.com/gsi/",
    'style-src': "'self' 'nonce-bm9uY2U=' https://accounts.google.com/gsi/style",
  })
  const facebook = readPolicy({ social: { facebook: { clientId: 'id' } } })
  expect(facebook).toMatchObject({
    'script-src': "'self' 'nonce-bm9uY2U=' https://connect.facebook.net",
    'connect-src': "'self' https://www.facebook.com https://graph.facebook.com",
    'frame-src': "'self' https://www.facebook.com",
    'style-src': "'self' 'nonce-bm9uY2U='",
  })
})

test('a page over http asks for no upgrade of what it loads', () => {
  expect(readPolicy({ origin: 'http://a.example' })).not.toHaveProperty('upgrade-insecure-requests')
})

test('a page may use camera and microphone, and only our own pages may frame it or keep its window', () => {
  expect(buildPageHeaders(tenant, 'n')).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(self)',
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
})
