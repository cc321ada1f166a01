import { makeStyles, tokens } from '@fluentui/react-components'
import { fixedColors, brandTokens } from '#web/theme/tokens.ts'

export type KidsPictureKind = 'classes' | 'homework' | 'quizzes' | 'archive' | 'halaqas'

/** A decorative picture for each page of a kid: calendar, book, puzzle, books, people in a circle. */
export function KidsPicture({ kind }: { kind: KidsPictureKind }) {
  const styles = useStyles()
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className={styles.root}>
      {pictures[kind]}
    </svg>
  )
}

const brand = tokens.colorBrandBackground
const soft = brandTokens.brandSoft
const warm = brandTokens.accent
const warmSoft = brandTokens.accentSoft
const white = fixedColors.white
/** The product's eight-pointed star: two rotated squares. */
const drawStar = (x: number, y: number, r: number, fill: string) => (
  <g fill={fill}>
    <rect x={x - r} y={y - r} width={2 * r} height={2 * r} rx={r / 6} />
    <rect x={x - r} y={y - r} width={2 * r} height={2 * r} rx={r / 6} transform={`rotate(45 ${x} ${y})`} />
  </g>
)

const pictures = {
  classes: (
    <>
      <rect x="14" y="20" width="68" height="62" rx="12" fill={white} stroke={brand} strokeWidth="4" />
      <path d="M14 40h68v-8a12 12 0 0 0-12-12H26a12 12 0 0 0-12 12Z" fill={brand} />
      <path d="M32 12v14M64 12v14" stroke={warm} strokeWidth="6" strokeLinecap="round" />
      {drawStar(48, 60, 11, warm)}
    </>
  ),
  homework: (
    <>
      <path
        d="M12 24c14-6 26-4 36 4v50c-10-8-22-10-36-4Z"
        fill={soft}
        stroke={brand}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M84 24c-14-6-26-4-36 4v50c10-8 22-10 36-4Z"
        fill={white}
        stroke={brand}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M20 38c8-2 14-1 20 2M20 50c8-2 14-1 20 2"
        stroke={brand}
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M60 66 78 34l8 5-18 31-10 5Z"
        fill={warm}
        stroke={white}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  ),
  quizzes: (
    <>
      {drawStar(48, 48, 27, brand)}
      <circle cx="48" cy="48" r="25" fill={warmSoft} />
      <path
        d="M39 42a9 9 0 1 1 13 8c-3 2-4 3-4 7"
        stroke={warm}
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="48" cy="66" r="4" fill={warm} />
    </>
  ),
  archive: (
    <>
      <rect x="12" y="72" width="72" height="8" rx="4" fill={brand} />
      <rect x="20" y="30" width="14" height="42" rx="4" fill={warm} />
      <rect x="36" y="20" width="14" height="52" rx="4" fill={brand} />
      <rect
        x="54"
        y="28"
        width="13"
        height="44"
        rx="4"
        fill={soft}
        stroke={brand}
        strokeWidth="3"
        transform="rotate(12 60 72)"
      />
      {drawStar(43, 34, 4, white)}
    </>
  ),
  halaqas: (
    <>
      <circle cx="48" cy="48" r="30" fill="none" stroke={soft} strokeWidth="8" />
      {[
        [78, 48],
        [63, 74],
        [33, 74],
        [18, 48],
        [33, 22],
        [63, 22],
      ].map(([cx, cy], index) => (
        <circle key={index} cx={cx} cy={cy} r="11" fill={index % 2 ? brand : warm} />
      ))}
    </>
  ),
} as const

const useStyles = makeStyles({ root: { flexShrink: 0, width: '96px', height: '96px' } })
