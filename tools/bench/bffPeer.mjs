// A peer of the comparison, as a process: `node tools/bench/bffPeer.mjs KIND PORT PORT_OF_THE_API`.
// Plain JavaScript: its packages are installed by the benchmark alone, so types must not depend on them.
import { Agent, createServer } from 'node:http'

/** The peers, configured as in their documentation, with keep-alive connections. */
const peers = {
  async bare(port, api) {
    const { Pool } = await import('undici')
    const pool = new Pool(`http://127.0.0.1:${api}`, { connections: 128 })
    const forward = async (incoming, outgoing) => {
      const { statusCode, headers, body } = await pool.request({
        method: incoming.method,
        path: incoming.url,
        headers: { host: incoming.headers.host, accept: incoming.headers.accept },
      })
      outgoing.writeHead(statusCode, headers)
      body.pipe(outgoing)
    }
    createServer((incoming, outgoing) => void forward(incoming, outgoing)).listen(port, '127.0.0.1')
  },
  async fastify(port, api) {
    const { default: fastify } = await import('fastify')
    const { default: proxy } = await import('@fastify/http-proxy')
    const server = fastify()
    await server.register(proxy, { upstream: `http://127.0.0.1:${api}`, undici: { connections: 128 } })
    await server.listen({ port, host: '127.0.0.1' })
  },
  async middleware(port, api) {
    const { createProxyMiddleware } = await import('http-proxy-middleware')
    const agent = new Agent({ keepAlive: true, maxSockets: 128 })
    const proxy = createProxyMiddleware({ target: `http://127.0.0.1:${api}`, agent })
    createServer((incoming, outgoing) => void proxy(incoming, outgoing, () => outgoing.end())).listen(
      port,
      '127.0.0.1',
    )
  },
}

const [, , kind, port, api] = process.argv
await peers[kind](Number(port), Number(api))
