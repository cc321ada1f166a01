import { randomUUID } from 'node:crypto'

/** How long the other process may take to answer, milliseconds. */
const answerMost = 2000

interface Question {
  readonly ask: string
  readonly id: string
  readonly value: unknown
}

interface Reply {
  readonly reply: string
  readonly value: unknown
}

/** One end of the channel between two processes, `process` or a worker. */
export interface End {
  send?(message: unknown, callback: (error: Error | null) => void): unknown
  on(event: 'message', listener: (message: unknown) => void): unknown
}

type Handlers = Readonly<Record<string, (value: unknown) => Promise<unknown>>>

/**
 * Questions and answers between a process and the one that forked it.
 * @param handlers what this side answers, by name
 * @returns asks the other side; rejects when it does not answer in two seconds
 */
export function createPeer(end: End, handlers: Handlers) {
  const waiting = new Map<string, (value: unknown) => void>()

  end.on('message', (message) => {
    if (isReply(message)) {
      waiting.get(message.reply)?.(message.value)
      waiting.delete(message.reply)
    } else if (isQuestion(message)) {
      const { id } = message
      handlers[message.ask]?.(message.value).then(
        (value) => end.send?.({ reply: id, value }, () => undefined),
        () => undefined,
      )
    }
  })

  return async function ask(name: string, value?: unknown): Promise<unknown> {
    const id = randomUUID()
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        clearTimeout(timer)
        waiting.delete(id)
        reject(new Error('the other process does not answer'))
      }
      const timer = setTimeout(giveUp, answerMost)
      waiting.set(id, (answer) => {
        clearTimeout(timer)
        resolve(answer)
      })
      // Without a listener the end of a process that is asked would end the one that asks
      end.send?.({ ask: name, id, value }, (error) => error && giveUp())
    })
  }
}

function isQuestion(message: unknown): message is Question {
  return typeof message === 'object' && message !== null && 'ask' in message && 'id' in message
}

function isReply(message: unknown): message is Reply {
  return typeof message === 'object' && message !== null && 'reply' in message
}
