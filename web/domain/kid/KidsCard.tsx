import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ClockRegular } from '@fluentui/react-icons/svg/clock'
import { HourglassRegular } from '@fluentui/react-icons/svg/hourglass'
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed'
import { PlayRegular } from '@fluentui/react-icons/svg/play'
import type { ReactElement, ReactNode } from 'react'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { StarPattern } from '#web/ui/StarPattern.tsx'
import { type KidsPictureKind, KidsPicture } from './KidsPicture.tsx'

/** Signs of the states; a task that is due and a seat have the picture alone. */
const looks = {
  due: undefined,
  late: ClockRegular,
  again: ArrowUndoRegular,
  waiting: HourglassRegular,
  good: CheckmarkCircleFilled,
  closed: LockClosedRegular,
  seat: undefined,
  watch: PlayRegular,
} as const

export type KidsCardState = keyof typeof looks

interface KidsCardProps {
  look: KidsCardState
  /** Of a page; or the picture of one task */
  picture: KidsPictureKind | ReactElement
  /** Seed of the pattern and the tint; the course's */
  seed: string
  title: string
  /** The state in a few words */
  state: ReactNode
  /** Another line, such as the due date */
  detail: ReactNode
  action: { label: ReactNode; isMain: boolean; onPress: () => void }
}

/** A task or a finished thing of a kid: what it is as a picture, its state as text and sign, one large button. */
export function KidsCard({ look, picture, seed, title, state, detail, action }: KidsCardProps) {
  const styles = useStyles()
  const Sign = looks[look]
  return (
    <article className={mergeClasses(styles.root, action.isMain && styles.open)}>
      <span aria-hidden="true" className={styles.place}>
        <span className={mergeClasses(styles.picture, styles[findTint(seed)])}>
          <StarPattern seed={seed} />
          {typeof picture === 'string' ? <KidsPicture kind={picture} /> : picture}
        </span>
        {Sign && (
          <span className={mergeClasses(styles.sign, styles[look])}>
            <Sign />
          </span>
        )}
      </span>
      <div className={styles.texts}>
        <span className={styles.state}>{state}</span>
        <h2 dir="auto" className={styles.title}>
          {title}
        </h2>
      </div>
      <span className={styles.quiet}>{detail}</span>
      <Button
        size="large"
        appearance={action.isMain ? 'primary' : 'secondary'}
        className={styles.action}
        onClick={action.onPress}
      >
        {action.label}
      </Button>
    </article>
  )
}

/** Selects one of the tints, the same for all cards of a course. */
function findTint(seed: string): 'brand' | 'accent' | 'plain' {
  const sum = [...seed].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (['brand', 'accent', 'plain'] as const)[sum % 3] ?? 'brand'
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplate: '"picture texts" "detail detail" "action action" / auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px 16px',
    padding: '20px',
    borderRadius: '20px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke2}`,
    [media.tablet]: {
      gridTemplate: '"picture texts action" auto "picture detail action" auto / auto minmax(0, 1fr) auto',
      gap: '4px 24px',
      padding: '24px 32px',
    },
  },
  open: { boxShadow: brandTokens.shadowRaised },
  place: { gridArea: 'picture', position: 'relative', display: 'inline-flex' },
  picture: {
    position: 'relative',
    overflow: 'hidden',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '72px',
    height: '72px',
    borderRadius: '20px',
    color: tokens.colorBrandForeground1,
    '& > svg + svg': { position: 'relative', width: '84%', height: '84%' },
    [media.tablet]: { width: '104px', height: '104px' },
  },
  brand: { backgroundColor: brandTokens.brandSoft },
  accent: { backgroundColor: brandTokens.accentSoft },
  plain: { backgroundColor: brandTokens.sunken },
  sign: {
    position: 'absolute',
    insetInlineEnd: '-6px',
    bottom: '-6px',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '36px',
    height: '36px',
    borderRadius: '50%',
    boxShadow: `0 0 0 3px ${tokens.colorNeutralBackground1}`,
    '& > svg': { width: '20px', height: '20px' },
  },
  due: {},
  late: { backgroundColor: brandTokens.badSoft, color: brandTokens.bad },
  again: { backgroundColor: brandTokens.waitingSoft, color: brandTokens.waiting },
  waiting: { backgroundColor: brandTokens.sunken, color: tokens.colorNeutralForeground2 },
  good: { backgroundColor: brandTokens.goodSoft, color: brandTokens.good },
  closed: { backgroundColor: brandTokens.sunken, color: tokens.colorNeutralForeground2 },
  seat: {},
  watch: { backgroundColor: brandTokens.accentSoft, color: brandTokens.accent },
  texts: {
    gridArea: 'texts',
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    minWidth: 0,
    [media.tablet]: { alignSelf: 'end' },
  },
  state: {
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  // On a phone in a line of its own, where a date fits
  quiet: {
    gridArea: 'detail',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    [media.tablet]: { alignSelf: 'start' },
  },
  action: {
    gridArea: 'action',
    minHeight: '56px',
    fontSize: tokens.fontSizeBase400,
    borderRadius: '16px',
    [media.tablet]: { minWidth: '176px' },
  },
})
