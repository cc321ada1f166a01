// Runs a flood in a thread of its own, so that those whom it is measured with do not wait for it.
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { apiFloods, openConnections, productFloods, type FloodTarget } from './floods.ts'

/**
 * Starts a flood by its name.
 * @returns a function that stops it and returns the number of its responses
 */
export function startFlood(name: string, target: FloodTarget): () => Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { name, target } })
  return async () => {
    worker.postMessage('stop')
    const [responses] = await once(worker, 'message')
    await worker.terminate()
    return Number(responses)
  }
}

if (!isMainThread) {
  const { name, target }: { name: string; target: FloodTarget } = workerData
  const flood = [...productFloods, ...apiFloods].find((known) => known.name === name)
  const stop = flood && openConnections(flood, target)
  parentPort?.once('message', () => parentPort?.postMessage(stop?.()))
}
