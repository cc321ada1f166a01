import type { Config } from '#bff/config/config.ts'

/**
 * Formats what the terminal shows when the server is ready.
 * @param port the server listens on
 * @param demo institutes and accounts of the embedded mock API; production has none
 */
export function formatBanner({ UPSTREAM, HOST }: Config, port: number, demo?: string): string {
  if (UPSTREAM !== 'mock') return `Serving on http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}\n`
  return ['', `Ready: http://localhost:${port}`, '', ...(demo ? [demo, ''] : []), ''].join('\n')
}
