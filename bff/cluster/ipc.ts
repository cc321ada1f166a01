import { randomUUID } from 'node:crypto'
import { isRecord } from '#sdk/isRecord.ts'

/** How long the other process may take to reply, milliseconds. */
const replyTimeout = 2000

interface IpcRequest {
  readonly request: string
  readonly id: string
  readonly value: unknown
}

interface IpcReply {
  readonly reply: string
  readonly value: unknown
}

/** One side of the channel between two processes: `process` or a worker. */
export interface IpcPort {
  send?(message: unknown, callback: (error: Error | null) => void): unknown
  on(event: 'message', listener: (message: unknown) => void): unknown
}

/** The requests that one side answers, by name. */
export type IpcHandlers = Readonly<Record<string, (value: unknown) => Promise<unknown>>>

/**
 * Creates requests and replies between a process and the one that forked it.
 * @param handlers of the requests this side answers, by name
 * @returns a function that sends a request and rejects when no reply comes in two seconds
 */
export function createIpcClient(port: IpcPort, handlers: IpcHandlers) {
  const waiting = new Map<string, (value: unknown) => void>()

  port.on('message', (message) => {
    if (isIpcReply(message)) {
      waiting.get(message.reply)?.(message.value)
      waiting.delete(message.reply)
    } else if (isIpcRequest(message)) {
      const { id } = message
      handlers[message.request]?.(message.value).then(
        (value) => port.send?.({ reply: id, value }, () => undefined),
        () => undefined,
      )
    }
  })

  return async function request(name: string, value?: unknown): Promise<unknown> {
    const id = randomUUID()
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        clearTimeout(timer)
        waiting.delete(id)
        reject(new Error('the other process does not reply'))
      }
      const timer = setTimeout(giveUp, replyTimeout)
      waiting.set(id, (reply) => {
        clearTimeout(timer)
        resolve(reply)
      })
      // Without this callback a send to a process that has ended would end this one too
      port.send?.({ request: name, id, value }, (error) => error && giveUp())
    })
  }
}

function isIpcRequest(message: unknown): message is IpcRequest {
  return isRecord(message) && 'request' in message && 'id' in message
}

function isIpcReply(message: unknown): message is IpcReply {
  return isRecord(message) && 'reply' in message
}
