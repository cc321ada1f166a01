import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { memo, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { Avatar } from './Avatar.tsx'
import { Heading } from './Heading.tsx'
import { useEvent } from './useEvent.ts'

export interface DualListItem {
  id: number
  name: string
  profile_picture_url?: string | null | undefined
  detail?: string
  /** Shown beside the name */
  mark?: ReactNode
}

interface DualListProps {
  /** Titles of the two lists */
  offered: string
  taken: string
  offer: readonly DualListItem[]
  chosen: readonly DualListItem[]
  /** Maximum number of chosen items */
  max: number
  /** Shown above the offered items, such as a search */
  tools: ReactNode
  onChange: (chosen: readonly DualListItem[]) => void
}

/** Two lists, offered and chosen; items move between them by buttons, so it works with the keyboard. */
export function DualList({ offered, taken, offer, chosen, max, tools, onChange }: DualListProps) {
  const styles = useStyles()
  const intl = useIntl()
  const isFull = chosen.length >= max
  const open = offer.filter(({ id }) => chosen.every((other) => other.id !== id))
  const { root, follow } = useFollowingFocus()
  const isRepeated = useRepeatedClick()
  const add = useEvent((item: DualListItem, event: MouseEvent) => {
    if (isFull || isRepeated(event)) return
    follow('offered', open.indexOf(item))
    onChange([...chosen, item])
  })
  const remove = useEvent((item: DualListItem, event: MouseEvent) => {
    if (isRepeated(event)) return
    follow('taken', chosen.indexOf(item))
    onChange(chosen.filter((other) => other !== item))
  })
  return (
    <div ref={root} className={styles.root}>
      <section className={styles.list} aria-label={offered}>
        <Heading level={2} size="card">
          {offered}
        </Heading>
        <div className={styles.tools}>{tools}</div>
        <ul className={styles.rows} data-rows="offered">
          {open.map((item) => (
            <OfferedRow key={item.id} item={item} max={isFull ? max : undefined} onAdd={add} />
          ))}
        </ul>
      </section>
      <section className={styles.list} aria-label={taken}>
        <Heading level={2} size="card">
          {taken}{' '}
          <span role="status" className={styles.count}>
            {intl.formatMessage({ id: 'ui.ofMost' }, { count: chosen.length, most: max })}
          </span>
        </Heading>
        <meter
          className={styles.meter}
          min={0}
          max={max}
          value={chosen.length}
          aria-label={intl.formatMessage({ id: 'ui.ofMost' }, { count: chosen.length, most: max })}
        />
        <ul className={styles.rows} data-rows="taken">
          {chosen.map((item) => (
            <TakenRow key={item.id} item={item} onRemove={remove} />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Keeps the focus in place after an item has moved, or moves it to the other list. */
function useFollowingFocus() {
  const root = useRef<HTMLDivElement>(null)
  const [from, follow] = useState<{ list: 'offered' | 'taken'; at: number }>()
  useEffect(() => {
    const findButtons = (list: string) =>
      root.current?.querySelectorAll<HTMLButtonElement>(`[data-rows=${list}] button`) ?? []
    if (!from) return
    const own = findButtons(from.list)
    const other = findButtons(from.list === 'taken' ? 'offered' : 'taken')
    ;(own[from.at] ?? own[own.length - 1] ?? other[0])?.focus()
  }, [from])
  return { root, follow: (list: 'offered' | 'taken', at: number) => follow({ list, at }) }
}

/** Milliseconds between the clicks of a double click; quick single clicks are slower */
const DOUBLE_MS = 300

/** Returns whether a click is the second of a double click, which meets the row that has moved into the place. */
function useRepeatedClick() {
  const last = useRef(-DOUBLE_MS)
  return ({ detail, timeStamp }: MouseEvent) => {
    const isSecond = detail > 1 && timeStamp - last.current < DOUBLE_MS
    last.current = timeStamp
    return isSecond
  }
}

interface OfferedRowProps {
  item: DualListItem
  /** The maximum, once it is reached */
  max: number | undefined
  onAdd: (item: DualListItem, event: MouseEvent) => void
}

/** Memoized: the offer stays while a panel goes from one record to the next. */
const OfferedRow = memo(function OfferedRow({ item, max, onAdd }: OfferedRowProps) {
  const intl = useIntl()
  const isFull = max !== undefined
  return (
    <Row item={item}>
      <Button
        icon={<AddRegular />}
        disabledFocusable={isFull}
        aria-label={intl.formatMessage({ id: isFull ? 'ui.full' : 'ui.add' }, { name: item.name, most: max })}
        onClick={(event) => onAdd(item, event)}
      />
    </Row>
  )
})

interface TakenRowProps {
  item: DualListItem
  onRemove: (item: DualListItem, event: MouseEvent) => void
}

const TakenRow = memo(function TakenRow({ item, onRemove }: TakenRowProps) {
  const intl = useIntl()
  return (
    <Row item={item}>
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={intl.formatMessage({ id: 'ui.removeName' }, { name: item.name })}
        onClick={(event) => onRemove(item, event)}
      />
    </Row>
  )
})

function Row({ item, children }: { item: DualListItem; children: ReactNode }) {
  const styles = useStyles()
  return (
    <li className={styles.row}>
      <Avatar name={item.name} picture={item.profile_picture_url} size="small" />
      <span className={styles.texts}>
        <span>
          <bdi>{item.name}</bdi> {item.mark}
        </span>
        {item.detail && (
          <bdi dir="ltr" className={styles.detail}>
            {item.detail}
          </bdi>
        )}
      </span>
      {children}
    </li>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '24px',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  tools: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  count: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  meter: { width: '100%', height: '8px' },
  rows: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: brandTokens.sunken },
  },
  texts: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  // A long e-mail address is cut off instead of wrapped
  detail: {
    alignSelf: 'flex-start',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
})
