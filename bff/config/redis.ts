type Values = Partial<Record<string, string>>

/** Lists settings of Redis that contradict each other. @param values the variables as texts */
export function listRedisProblems(values: Values): string[] {
  const { REDIS_URL: urls = '', REDIS_MODE: mode = 'single', REDIS_SENTINEL_NAME: name } = values
  const problems: [isProblem: boolean, text: string][] = [
    [
      urls.includes(',') && mode === 'single',
      'REDIS_URL has several URLs, for which REDIS_MODE must be cluster or sentinel',
    ],
    [
      mode === 'cluster' && urls.split(',').some(hasDatabase),
      'REDIS_URL must name no database when REDIS_MODE is cluster, which has only the first',
    ],
    [
      mode !== 'single' && values.SESSION_STORE === 'embedded',
      'REDIS_MODE must be single when SESSION_STORE is embedded',
    ],
    [Boolean(name) && mode !== 'sentinel', 'REDIS_SENTINEL_NAME is for REDIS_MODE sentinel only'],
  ]
  return problems.flatMap(([isProblem, text]) => (isProblem ? [text] : []))
}

function hasDatabase(url: string): boolean {
  const { pathname } = URL.parse(url.trim()) ?? {}
  return Number(pathname?.slice(1)) > 0
}
