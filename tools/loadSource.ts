/**
 * Loads a module of the sources through Vite and calls `run` with its exports; closes Vite afterwards.
 * @param path from the top of the repository, with a leading slash
 */
export async function loadSource<Exports, Result>(
  path: string,
  run: (exports: Exports) => Promise<Result>,
): Promise<Result> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await run((await vite.ssrLoadModule(path)) as Exports)
  } finally {
    await vite.close()
  }
}
