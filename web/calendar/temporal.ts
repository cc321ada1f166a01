import { useEffect, useState } from 'react'
import type { Temporal as Namespace } from 'temporal-polyfill'

export type TemporalApi = typeof Namespace

let loading: Promise<TemporalApi> | undefined

/** Loads the engine's own Temporal, or the polyfill. */
export function loadTemporal(): Promise<TemporalApi> {
  loading ??= load()
  return loading
}

/** Returns Temporal; undefined until it is loaded. */
export function useTemporal(): TemporalApi | undefined {
  const [temporal, setTemporal] = useState<TemporalApi>()
  useEffect(() => {
    let isHere = true
    void loadTemporal().then((api) => isHere && setTemporal(() => api))
    return () => {
      isHere = false
    }
  }, [])
  return temporal
}

async function load(): Promise<TemporalApi> {
  const { Temporal } = globalThis as { Temporal?: TemporalApi } // Native Temporal, where the engine has it
  return Temporal ?? (await import('temporal-polyfill')).Temporal
}
