const maxIdle = 10_000

/**
 * Values by key that are created when they are asked for. What is idle is dropped only when there are many: a map that
 * a key enters and leaves with each request is rebuilt all the time, and its former tables keep memory alive.
 */
export class IdleMap<Value> {
  private readonly entries = new Map<string, Value>()
  private nextSweep = maxIdle

  /** @param isIdle whether a value can be dropped and created again */
  constructor(private readonly isIdle: (value: Value) => boolean) {}

  get(key: string): Value | undefined {
    return this.entries.get(key)
  }

  set(key: string, value: Value): void {
    if (this.entries.size >= this.nextSweep) this.sweep()
    this.entries.set(key, value)
  }

  getOrCreate(key: string, create: () => Value): Value {
    const known = this.entries.get(key)
    if (known !== undefined) return known
    const created = create()
    this.set(key, created)
    return created
  }

  private sweep(): void {
    for (const [key, value] of this.entries) if (this.isIdle(value)) this.entries.delete(key)
    this.nextSweep = this.entries.size + maxIdle
  }
}
