import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { brandTokens } from '#web/theme/tokens.ts'
import { DirectionIcon } from './DirectionIcon.tsx'

interface PagerProps {
  page: number
  pages: number
  /** Builds the URL of a page */
  getHref: (page: number) => string
}

/** Page numbers as links: first, last, and the neighbours of the current one. */
export const Pager = memo(function Pager({ page, pages, getHref }: PagerProps) {
  const styles = useStyles()
  const intl = useIntl()
  if (pages < 2) return null
  return (
    <nav aria-label={intl.formatMessage({ id: 'ui.pages' })} className={styles.root}>
      <Step to={page > 1 ? getHref(page - 1) : undefined} kind="previous" />
      {listPageNumbers(page, pages).map((number, index, all) => (
        <span key={number} className={styles.cell}>
          {index > 0 && number - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <Link
            to={getHref(number)}
            className={mergeClasses(styles.link, number === page && styles.current)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={intl.formatMessage({ id: 'ui.page' }, { page: number })}
          >
            {intl.formatNumber(number)}
          </Link>
        </span>
      ))}
      <Step to={page < pages ? getHref(page + 1) : undefined} kind="next" />
    </nav>
  )
})

/** Lists the shown page numbers, such as 1, 4, 5, 6, 20. */
export function listPageNumbers(page: number, pages: number): number[] {
  const shown = new Set([1, page - 1, page, page + 1, pages])
  return [...shown].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b)
}

function Step({ to, kind }: { to: string | undefined; kind: 'next' | 'previous' }) {
  const styles = useStyles()
  const content = (
    <>
      <DirectionIcon kind={kind} />
      <span className={styles.hidden}>
        <FormattedMessage id={kind === 'next' ? 'ui.next' : 'ui.previous'} />
      </span>
    </>
  )
  if (!to)
    return (
      <span aria-hidden="true" className={mergeClasses(styles.link, styles.off)}>
        {content}
      </span>
    )
  return (
    <Link to={to} rel={kind === 'next' ? 'next' : 'prev'} className={styles.link}>
      {content}
    </Link>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    paddingBlock: '24px',
  },
  cell: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '44px',
    height: '44px',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontVariantNumeric: 'tabular-nums',
    ':hover': { backgroundColor: brandTokens.sunken },
  },
  current: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  off: { opacity: 0.35, pointerEvents: 'none' },
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
