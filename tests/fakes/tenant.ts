import type { Tenant } from '#bff/config/tenants.ts'

/** A tenant with nothing configured but its host. */
export const tenant: Tenant = {
  hosts: ['a.example'],
  customHost: 'a.example',
  origin: 'https://a.example',
  main: false,
  production: false,
  scripts: [],
  social: {},
  csp: { img: [], media: [], frame: [], connect: [], style: [], font: [] },
}
