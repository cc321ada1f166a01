const maxIdle = 10_000

/**
 * Values by key that are created when they are asked for. What is idle is dropped only when there are many: a map that
 * a key enters and leaves with each request is rebuilt all the time, and its former tables keep memory alive.
 */
export class IdleMap<Value> {
  private readonly values = new Map<string, Value>()
  private nextSweep = maxIdle

  /** @param isIdle whether a value can be dropped and created again */
  constructor(private readonly isIdle: (value: Value) => boolean) {}

  getOrCreate(key: string, create: () => Value): Value {
    const known = this.values.get(key)
    if (known !== undefined) return known
    if (this.values.size >= this.nextSweep) this.sweep()
    const created = create()
    this.values.set(key, created)
    return created
  }

  private sweep(): void {
    for (const [key, value] of this.values) if (this.isIdle(value)) this.values.delete(key)
    this.nextSweep = this.values.size + maxIdle
  }
}
