import { makeStyles } from '@fluentui/react-components'

interface VideoSceneProps {
  /** Slugs of the subjects that the tutor teaches */
  subjects: readonly string[]
}

/** A decorative scene of a subject for a video that is not played yet: letters, a book on its stand, or a voice. */
export function VideoScene({ subjects }: VideoSceneProps) {
  const styles = useStyles()
  const scene = subjects.includes('arabic') ? 'arabic' : subjects.includes('tajweed') ? 'tajweed' : 'quran'
  return (
    <svg aria-hidden="true" viewBox="0 0 320 180" className={styles.root}>
      {scenes[scene]}
    </svg>
  )
}

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 5, strokeLinecap: 'round' } as const

const scenes = {
  // Alif, baa and jeem, drawn, so that no font is needed
  arabic: (
    <g {...line} strokeWidth={9}>
      <path d="M262 44v84" />
      <path d="M226 84c4 34-6 44-30 44s-36-12-32-36" />
      <path d="M60 72c22-12 42-4 58 8-34 2-58 22-54 46 4 22 32 28 52 14" />
      <path d="M196 152h0M92 116h0" strokeWidth={14} />
    </g>
  ),
  quran: (
    <g {...line}>
      <path d="M160 62c-26-16-56-18-84-8v62c28-10 58-8 84 8 26-16 56-18 84-8V54c-28-10-58-8-84 8Zm0 0v62" />
      <path d="M92 72c16-4 34-2 50 6M92 92c16-4 34-2 50 6M228 72c-16-4-34-2-50 6M228 92c-16-4-34-2-50 6" />
      <path d="m104 164 112-36M216 164l-112-36" />
    </g>
  ),
  tajweed: (
    <g {...line} strokeWidth={8}>
      <path d="M40 78v24M64 62v56M88 42v96M112 70v40M208 70v40M232 42v96M256 62v56M280 78v24" />
    </g>
  ),
} as const

const useStyles = makeStyles({
  root: { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.55 },
})
