/**
 * Ends the process in order on SIGTERM and SIGINT; a second signal means: now, with status 1.
 * @param stop answers the exit status
 */
export function onSignals(stop: () => Promise<number>): void {
  let isStopping = false
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      void stop().then(
        (status) => process.exit(status),
        () => process.exit(1),
      )
    })
  }
}
