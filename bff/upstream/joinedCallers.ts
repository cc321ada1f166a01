/** Visitors who wait for one call that another one has made: any of them may lend it their share of connections. */
export class JoinedCallers {
  private readonly addresses: string[] = []
  private onJoin: ((address: string) => void) | undefined

  add(address: string): void {
    this.addresses.push(address)
    this.onJoin?.(address)
  }

  /** @param onJoin called for each visitor so far and to come, in place of an earlier attempt's */
  listen(onJoin: (address: string) => void): void {
    this.onJoin = onJoin
    this.addresses.forEach(onJoin)
  }
}
