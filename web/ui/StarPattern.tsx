import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import { getTiling } from './starTiling.ts'

interface StarPatternProps {
  /** Each seed gives another pattern */
  seed: string
  className?: string
}

/** The product's star pattern; coloured by `color`. Decorative, never behind small text. */
export function StarPattern({ seed, className }: StarPatternProps) {
  const styles = useStyles()
  const id = useId()
  const { size, star, figure, corner, rotation } = getTiling(seed)
  return (
    <svg aria-hidden="true" focusable="false" className={mergeClasses(styles.root, className)}>
      <defs>
        <pattern
          id={id}
          width={size}
          height={size}
          viewBox="0 0 100 100"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${rotation})`}
        >
          <path
            d={star}
            fill="currentColor"
            fillOpacity="0.1"
            stroke="currentColor"
            strokeOpacity="0.55"
            strokeWidth="1"
          />
          <g fill="none" stroke="currentColor" strokeOpacity="0.4" strokeWidth="0.8">
            <path d={figure} />
            <path id={`${id}0`} d={corner} />
            {corners.map(([x, y]) => (
              <use key={`${x} ${y}`} href={`#${id}0`} x={x} y={y} />
            ))}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** The corners of a tile without the first, which is the origin */
const corners = [
  [100, 0],
  [0, 100],
  [100, 100],
] as const

const useStyles = makeStyles({
  root: { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' },
})
