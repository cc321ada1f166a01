import { useEffect, useRef, useState } from 'react'
import { AUDIO_MAX } from '#web/form/files.ts'
import { buildAnswerName } from './buildAnswerName.ts'

export type RecorderState = 'idle' | 'asking' | 'recording' | 'denied'

const TICK_MS = 100

/**
 * Records sound; stops before the file gets too large.
 * @param title of the homework, which names the file with day and time
 * @param onRecorded called with the finished file
 */
export function useRecorder(title: string, onRecorded: (file: File) => void) {
  const [state, setState] = useState<RecorderState>('idle')
  const [level, setLevel] = useState(0)
  const [seconds, setSeconds] = useState(0)
  const stopNow = useRef<() => void>(undefined)
  useEffect(() => () => stopNow.current?.(), [])

  async function start() {
    setState('asking')
    let stream: MediaStream
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    } catch {
      setState('denied')
      return
    }
    const recorder = new MediaRecorder(stream)
    const parts: Blob[] = []
    const meter = createMeter(stream)
    const began = Date.now()
    const timer = setInterval(() => {
      setLevel(meter.read())
      setSeconds(Math.floor((Date.now() - began) / 1000))
    }, TICK_MS)
    let bytes = 0
    recorder.addEventListener('dataavailable', ({ data }) => {
      parts.push(data)
      bytes += data.size
      if (bytes > AUDIO_MAX * 0.95) recorder.stop()
    })
    recorder.addEventListener('stop', () => {
      clearInterval(timer)
      meter.close()
      for (const track of stream.getTracks()) track.stop()
      setState('idle')
      const type = recorder.mimeType.split(';')[0] || 'audio/webm'
      onRecorded(new File(parts, buildAnswerName(title, new Date(began), type), { type }))
    })
    stopNow.current = () => recorder.state === 'recording' && recorder.stop()
    recorder.start(1000)
    setState('recording')
  }

  return { state, level, seconds, start, stop: () => stopNow.current?.() }
}

/** Creates a meter of a stream: `read` returns the current input level, 0 to 1, `close` frees the audio context. */
function createMeter(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  return {
    read() {
      analyser.getByteTimeDomainData(samples)
      return Math.min(1, Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 64)
    },
    close: () => void context.close(),
  }
}
