import { useEffect, useRef, useState } from 'react'

export type DeviceState = 'idle' | 'asking' | 'ready' | 'denied' | 'none' | 'busy'

export interface Devices {
  state: DeviceState
  stream: MediaStream | undefined
  hasCamera: boolean
  /** Microphone level, 0 to 1 */
  level: number
  check: () => Promise<void>
  stop: () => void
}

const CONSTRAINTS = [{ audio: true, video: true }, { audio: true }, { video: true }] as const

/** Returns camera and microphone: requested on demand, with the input level, and released on unmount. */
export function useDevices(): Devices {
  const [state, setState] = useState<DeviceState>('idle')
  const [stream, setStream] = useState<MediaStream>()
  const level = useLevel(stream)
  const openStream = useRef<MediaStream>(undefined)

  useEffect(() => () => release(openStream.current), [])

  return { state, stream, hasCamera: (stream?.getVideoTracks().length ?? 0) > 0, level, check, stop }

  async function check() {
    setState('asking')
    release(openStream.current)
    const result = await requestMedia()
    openStream.current = result instanceof MediaStream ? result : undefined
    setStream(openStream.current)
    setState(result instanceof MediaStream ? 'ready' : result)
  }

  function stop() {
    release(openStream.current)
    openStream.current = undefined
    setStream(undefined)
  }
}

/**
 * Requests both devices, then one of them.
 * @returns the stream, or the reason of the failure
 */
async function requestMedia(): Promise<MediaStream | DeviceState> {
  if (!('mediaDevices' in navigator)) return 'none'
  let reason: DeviceState = 'none'
  for (const constraints of CONSTRAINTS) {
    try {
      return await navigator.mediaDevices.getUserMedia(constraints)
    } catch (error) {
      reason = toDeviceState(error)
      if (reason === 'denied') return reason
    }
  }
  return reason
}

function toDeviceState(error: unknown): DeviceState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none'
}

function useLevel(stream: MediaStream | undefined): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return undefined
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 512
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Uint8Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples)
      const loudest = samples.reduce((max, sample) => Math.max(max, Math.abs(sample - 128)), 0)
      setLevel(Math.min(1, loudest / 90))
    }, 100)
    return () => {
      clearInterval(timer)
      setLevel(0)
      void context.close()
    }
  }, [stream])
  return level
}

function release(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
