import { EventEmitter } from 'node:events'
import { vi } from 'vitest'

interface Message {
  readonly request?: string
  readonly reply?: string
  readonly id?: string
  readonly value?: unknown
}

/** A worker of node:cluster that replies to requests of the primary, and keeps what it was sent. */
export class FakeWorker extends EventEmitter {
  readonly sent: Message[] = []
  readonly process = { kill: vi.fn<(signal: string) => void>() }
  /** By request; others get no reply */
  replies: Record<string, unknown> = {}

  send(message: Message): void {
    this.sent.push(message)
    const { request = '', id } = message
    if (request in this.replies) this.emit('message', { reply: id, value: this.replies[request] })
  }

  findRequests(name: string): Message[] {
    return this.sent.filter(({ request }) => request === name)
  }
}
