import { describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, withTimeout } from './withTimeout.ts'

describe('withTimeout', () => {
  it('rejects after 120 seconds, and not before', async () => {
    vi.useFakeTimers()
    const failed = vi.fn<(error: unknown) => void>()
    void withTimeout(new Promise(() => undefined), CHUNK_TIMEOUT_MS).catch(failed)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('clears its timer when the chunk has loaded', async () => {
    vi.useFakeTimers()
    expect(await withTimeout(Promise.resolve('page'), CHUNK_TIMEOUT_MS)).toBe('page')
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})
