import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, waitUntilOpen } from './redisServer.ts'
import { createTemporaryFolder } from './temporaryFolder.ts'

const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** One of several servers that a test can kill. */
export interface RedisNode {
  readonly port: number
  kill(): Promise<void>
}

async function startNode(command: string, args: readonly string[], port: number): Promise<RedisNode> {
  const child = spawn(command, args, { stdio: 'ignore', cwd: createTemporaryFolder() })
  children.add(child)
  await waitUntilOpen(port)
  return {
    port,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

const local = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']

/** Sends a command and returns what redis-cli printed. */
export function sendRedis(port: number, ...command: string[]): string {
  return spawnSync('redis-cli', ['-p', `${port}`, ...command], { encoding: 'utf8' }).stdout.trim()
}

/** Starts three primaries that share all slots. */
export async function startRedisCluster(): Promise<readonly RedisNode[]> {
  const nodes: RedisNode[] = []
  for (let index = 0; index < 3; index += 1) {
    // The cluster bus listens 10,000 ports higher
    const port = await freePort()
    const cluster = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '2000']
    nodes.push(await startNode('redis-server', ['--port', `${port}`, ...local, ...cluster], port))
  }
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`)
  const made = spawnSync('redis-cli', ['--cluster', 'create', ...hosts, '--cluster-yes'], {
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`the cluster cannot be made: ${made.stdout}`)
  while (nodes.some(({ port }) => !sendRedis(port, 'cluster', 'info').includes('cluster_state:ok'))) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return nodes
}

/** Starts a primary, a replica and a sentinel that watches them under the name `sessions`. */
export async function startRedisSentinel(): Promise<{
  readonly primary: RedisNode
  readonly replica: RedisNode
  readonly sentinel: RedisNode
}> {
  const [first, second, third] = [await freePort(), await freePort(), await freePort()]
  const primary = await startNode('redis-server', ['--port', `${first}`, ...local], first)
  const replicaOf = ['--replicaof', '127.0.0.1', `${first}`]
  const replica = await startNode('redis-server', ['--port', `${second}`, ...local, ...replicaOf], second)
  const file = join(createTemporaryFolder(), 'sentinel.conf')
  writeFileSync(
    file,
    [
      `port ${third}`,
      'bind 127.0.0.1',
      `sentinel monitor sessions 127.0.0.1 ${first} 1`,
      'sentinel down-after-milliseconds sessions 500',
      'sentinel failover-timeout sessions 2000',
      '',
    ].join('\n'),
  )
  const sentinel = await startNode('redis-server', [file, '--sentinel'], third)
  while (!sendRedis(third, 'sentinel', 'master', 'sessions').includes('num-slaves\n1')) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { primary, replica, sentinel }
}
