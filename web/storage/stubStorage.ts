import { vi } from 'vitest'

/** For tests: gives one in Node an empty storage of the tab and of the device, until `vi.unstubAllGlobals`. */
export function stubStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    const kept = new Map<string, string>()
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
  }
}
