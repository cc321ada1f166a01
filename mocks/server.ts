import { createMockServer } from '#mocks/httpServer.ts'

const port = Number(process.env.MOCKS_PORT ?? 4010)
const host = process.env.MOCKS_HOST || '127.0.0.1'
if (!Number.isInteger(port) || port < 0 || port > 65_535) stop('MOCKS_PORT must be a port number.')

const server = createMockServer()
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    stop(`Port ${port} is in use. Choose another: MOCKS_PORT=${port + 1} npm run mocks`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    stop('MOCKS_HOST must be an address of this machine.')
  throw error
})
server.listen(port, host, () => {
  const name = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  console.log(`Mock API on http://${name}:${port}`)
})

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
