import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '#bff/server.ts'

test('an address that cannot be had is told by the variable to change', async () => {
  const first = createServer()
  const port = await listen(first, 0, '127.0.0.1')
  await expect(listen(createServer(), port, '127.0.0.1', 'ADMIN_PORT')).rejects.toThrow(
    `Port ${port} is taken. Stop what listens there, or set ADMIN_PORT`,
  )
  // Set aside for documents (RFC 5737): no machine has it
  await expect(listen(createServer(), 0, '192.0.2.1')).rejects.toThrow(
    'HOST is not an address of this machine',
  )
  first.close()
})
