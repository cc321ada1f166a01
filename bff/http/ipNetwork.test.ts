import { expect, test } from 'vitest'
import { getIpNetwork, getWiderNetworks, getWidestNetwork } from '#bff/http/ipNetwork.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001::4:5:6:7:8', '2001:0:0:4'],
  ['1::ffff:1.2.3.4', '1:0:0:0'],
  ['2001:db8::1:2:3:4', '2001:db8:0:0'],
  ['2001:db8:1::6', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['no:address', 'no:address'],
])('%s belongs to %s', (address, network) => {
  expect(getIpNetwork(address)).toBe(network)
})

test.each([
  ['2001:db8:1:2345::9', { site: '2001:db8:1:23', provider: '2001:db8:1' }],
  ['2001:db8:1:23ff:1:2:3:4', { site: '2001:db8:1:23', provider: '2001:db8:1' }],
  ['2001:db8:1:2400::', { site: '2001:db8:1:24', provider: '2001:db8:1' }],
  ['192.0.2.1', undefined],
  ['::ffff:c000:201', undefined],
])('the wider networks of %s are %o', (address, networks) => {
  expect(getWiderNetworks(address)).toEqual(networks)
})

test.each([
  ['2001:db8:1:2345::9', '2001:db8:1'],
  ['::ffff:c000:207', '192.0.2.7'],
])('the widest network of %s is %s', (address, network) => {
  expect(getWidestNetwork(address)).toBe(network)
})
