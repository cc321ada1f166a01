import type { ServerResponse } from 'node:http'

let waiting: { response: ServerResponse; text: string }[] = []

/**
 * Sends a body when this turn of the event loop is over, beside all others that are ready by then. A write
 * that finds its reader asleep costs a wake-up: one after another, they took a fifth of a call's time.
 * @param text of the body, a character a byte
 */
export function batchedEnd(response: ServerResponse, text: string): void {
  if (waiting.push({ response, text }) === 1) setImmediate(endAll)
}

function endAll(): void {
  const ready = waiting
  waiting = []
  for (const { response, text } of ready) response.end(text, 'latin1')
}
