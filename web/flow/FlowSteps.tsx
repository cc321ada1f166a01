import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Hidden } from '#web/ui/Hidden.tsx'
import { type Flow, isReachable } from './flow.ts'

interface FlowStepsProps<State> {
  flow: Flow<State>
  state: State
  current: string
  getHref: (path: string) => string
}

/** The step indicator: done, current and coming steps; reachable ones are links. */
export function FlowSteps<State>({ flow, state, current, getHref }: FlowStepsProps<State>) {
  const styles = useStyles()
  const intl = useIntl()
  const at = flow.steps.findIndex(({ path }) => path === current)
  return (
    <nav aria-label={intl.formatMessage({ id: 'booking.steps' })}>
      <ol className={styles.root}>
        {flow.steps.map(({ path, title }, index) => {
          const isHere = index === at
          const words = (
            <>
              <span aria-hidden="true" className={mergeClasses(styles.mark, index <= at && styles.reached)}>
                {index < at ? <CheckmarkRegular /> : intl.formatNumber(index + 1)}
              </span>
              <span className={mergeClasses(styles.name, isHere && styles.here)}>
                <FormattedMessage id={title} />
              </span>
              {index < at && (
                <Hidden>
                  {' '}
                  <FormattedMessage id="booking.stepDone" />
                </Hidden>
              )}
            </>
          )
          return (
            <li key={path} className={styles.step} aria-current={isHere ? 'step' : undefined}>
              {!isHere && isReachable(flow, path, state) ? (
                <Link to={getHref(path)} className={styles.link}>
                  {words}
                </Link>
              ) : (
                <span className={mergeClasses(styles.link, styles.still)}>{words}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [media.desktop]: { gap: '16px' },
  },
  step: { flex: '1 1 0', minWidth: 0 },
  link: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    minHeight: '44px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLink },
    [media.tablet]: { flexDirection: 'row', alignItems: 'center', gap: '10px' },
  },
  still: { ':hover': { color: tokens.colorNeutralForeground1 } },
  mark: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    backgroundColor: brandTokens.sunken,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  reached: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  name: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    [media.tablet]: { fontSize: tokens.fontSizeBase300 },
  },
  here: { fontWeight: tokens.fontWeightSemibold },
})
