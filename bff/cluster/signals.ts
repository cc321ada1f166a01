import { endProcess } from '#bff/cluster/endProcess.ts'

/**
 * Stops the process in order on SIGTERM and SIGINT; a second signal exits at once with status 1.
 * @param stop resolves with the exit status
 */
export function onSignals(stop: () => Promise<number>): void {
  let isStopping = false
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, () => {
      if (isStopping) return void endProcess(1)
      isStopping = true
      void stop().then(
        (status) => endProcess(status),
        () => endProcess(1),
      )
    })
  }
}
