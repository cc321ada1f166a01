import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { expect, test } from '../../browse.ts'
import { observeShifts } from '../../layoutShifts.ts'

const isFull = process.env.LOOKS === 'all'
const paths = isFull ? ['/', '/tutors', '/courses', '/Webinars', '/groups', '/ContactUs'] : ['/tutors']
const widths = isFull ? [320, 360, 390, 412, 768] : [390]
const languages = isFull ? (['en', 'ar'] as const) : (['en'] as const)

/** Tags that arrive alone: those of the head, the search and the first cards. */
const PIECES = isFull ? 700 : 400
/** Milliseconds, of which each piece is painted. */
const FRAME = 17

/** Serves a document whose first tags arrive one by one. */
async function serveInPieces(html: string) {
  const pieces = html.slice(html.indexOf('<body')).split(/(?<=>)/)
  const server = createServer(({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, html.indexOf('<body')))
    return void writePieces(response, pieces)
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // Not a pipe
  return { url: `http://localhost:${port}/`, stop: () => server.close() }
}

async function writePieces(response: ServerResponse, pieces: readonly string[]) {
  for (const piece of pieces.slice(0, PIECES)) {
    response.write(piece)
    await wait(FRAME)
  }
  response.end(pieces.slice(PIECES).join(''))
}

/** Measures what moves while the document arrives, without its scripts' files. */
async function measureShift(browser: Browser, url: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 740 } })
  await observeShifts(page)
  await page.goto(url)
  const shifts = await page.evaluate(() => window.shifts)
  await page.close()
  return shifts
}

for (const language of languages)
  test(`nothing moves while the tags of a document arrive one by one, in ${language}`, async ({
    browser,
    request,
  }) => {
    if (isFull) test.setTimeout(600_000)
    const found: string[] = []
    for (const path of paths) {
      const headers = { accept: 'text/html', cookie: `preferred-lang=${language}` }
      const html = await (await request.get(path, { headers })).text()
      const { url, stop } = await serveInPieces(html)
      for (const width of widths) {
        const { shift, moved } = await measureShift(browser, url, width)
        if (shift > 0.01) found.push(`${path} at ${width}: ${shift.toFixed(4)}\n${moved}`)
      }
      stop()
    }
    expect(found.join('\n')).toBe('')
  })
