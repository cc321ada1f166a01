import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import { createTiling } from './starTiling.ts'

interface StarPatternProps {
  /** Each seed gives another pattern */
  seed: string
  className?: string
}

/** The product's star pattern; coloured by `color`. Decorative, never behind small text. */
export function StarPattern({ seed, className }: StarPatternProps) {
  const styles = useStyles()
  const id = useId()
  const { size, star, figure, corners, rotation } = createTiling(seed)
  return (
    <svg aria-hidden="true" className={mergeClasses(styles.root, className)}>
      <defs>
        <pattern
          id={id}
          width={size}
          height={size}
          viewBox="0 0 100 100"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${rotation})`}
        >
          <path d={star} fill="currentColor" fillOpacity="0.1" stroke="currentColor" strokeOpacity="0.55" />
          <g fill="none" stroke="currentColor" strokeOpacity="0.4" strokeWidth="0.8">
            <path d={figure} />
            <path d={corners} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

const useStyles = makeStyles({
  root: { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' },
})
