import { Button, mergeClasses, makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { isStaff } from '#web/state/session.ts'
import { useSession } from '#web/state/stores.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { areShortcutsEnabled } from './keys.ts'
import { isTyping } from './RecordDetail.tsx'
import type { ListState } from './listState.ts'
import { listActions, getActionTextId } from './listActions.ts'
import type { Action, Identified, Resource } from './resource.ts'
import { toMessageId } from './toMessageId.ts'
import { useOpenRow } from './useOpenRow.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { createLazy } from '#web/ui/createLazy.ts'

// A link rarely leads to a record that is gone
const MissingRecord = createLazy(() => import('./MissingRecord.tsx'), 'MissingRecord')

interface OpenRecordProps<Row extends Identified> {
  resource: Resource<Row>
  id: string | undefined
  /** The shown page; undefined while loading */
  rows: readonly Row[] | undefined
  page: number
  pages: number
  /** Opens the record's form, if it has one */
  onEdit?: ((row: Row) => void) | undefined
  startAction: (action: Action<Row>, row: Row) => void
  change: (next: Partial<ListState>, isReplacing?: boolean) => void
}

/**
 * The record that the URL names, wherever it stands in the list, with actions and with links to its neighbours, across
 * pages too. It closes when an action removes it from the list.
 */
export function OpenRecord<Row extends Identified>({
  resource,
  id,
  rows: shown,
  page,
  pages,
  onEdit,
  startAction,
  change,
}: OpenRecordProps<Row>) {
  const styles = useStyles()
  const { user } = useSession()
  const hasKeys = isStaff(user) && areShortcutsEnabled()
  const { Detail } = resource
  const rows = shown ?? []
  const at = rows.findIndex((known) => resource.getKey(known) === id)
  const [leaving, setLeaving] = useState<{ id: string; page: number }>()
  // A link may open the same record once more, after it has left the list
  if (id === undefined && leaving) setLeaving(undefined)
  const isLeaving = id !== undefined && leaving?.id === id
  const isTurning = isLeaving && leaving.page !== page
  const { row, isKnown, otherPath } = useOpenRow(resource, isTurning ? undefined : id, shown, isLeaving)
  const open = row ?? (isTurning ? rows[at] : undefined)
  // An action has taken it from the list, or another person has deleted it
  const isGone = id !== undefined && isKnown && !row && otherPath === undefined
  useMoved(otherPath)

  // The open record is gone from the list, by a page change or an action
  useEffect(() => {
    if (open || !isLeaving || !isKnown) return
    const next = isTurning ? rows.at(page > leaving.page ? 0 : -1) : undefined
    change({ id: next && resource.getKey(next) }, true)
  })

  const actions = open ? listActions(resource).filter((action) => action.when?.(open) ?? true) : []
  const start = useEvent((action: Action<Row> | undefined) => {
    if (!action || !open || id === undefined) return
    setLeaving({ id, page })
    startAction(action, open)
  })
  useActionKeys((number) => start(actions[number - 1]))

  if (isGone && !isLeaving)
    return (
      // A key of its own: hidden under this boundary, the open dialog would close
      <Suspense key="missing">
        <MissingRecord name={resource.name} onClose={() => change({ id: undefined }, true)} />
      </Suspense>
    )
  if (!Detail || !open || id === undefined) return null
  const goTo = (neighbour: Row | undefined) => neighbour && (() => change({ id: resource.getKey(neighbour) }))
  const turn = (to: number) =>
    at < 0 || to < 1 || to > pages || isTurning
      ? undefined
      : () => {
          setLeaving({ id, page })
          change({ page: to })
        }
  return (
    <Suspense>
      <Detail
        row={open}
        onClose={() => change({ id: undefined })}
        onPrevious={goTo(at > 0 ? rows[at - 1] : undefined) ?? turn(page - 1)}
        onNext={goTo(at < 0 ? undefined : rows[at + 1]) ?? turn(page + 1)}
        actions={[
          ...(onEdit && resource.canEdit(open)
            ? [
                <Button
                  key="edit"
                  onClick={() => {
                    change({ id: undefined })
                    onEdit(open)
                  }}
                >
                  <FormattedMessage id="resource.edit" />
                </Button>,
              ]
            : []),
          ...actions.map((action, index) => (
            <Button
              key={action.name}
              appearance={index === 0 && !action.isDanger ? 'primary' : 'secondary'}
              className={mergeClasses(action.isDanger && styles.danger)}
              {...(hasKeys && { 'aria-keyshortcuts': String(index + 1) })}
              onClick={() => start(action)}
            >
              <FormattedMessage id={toMessageId(getActionTextId(resource.name, action))} />
              {hasKeys && (
                <kbd aria-hidden="true" className={styles.key}>
                  {index + 1}
                </kbd>
              )}
            </Button>
          )),
        ]}
      />
    </Suspense>
  )
}

/** Follows a record to the list that holds it, for instance an application that someone has decided on. */
function useMoved(path: string | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (path !== undefined) void navigate(path, { replace: true })
  }, [navigate, path])
}

/** Starts an action of the open record by its number. */
function useActionKeys(onNumber: (number: number) => void) {
  const handleKey = useEvent((event: KeyboardEvent) => {
    const number = Number(/^Digit([1-9])$/.exec(event.code)?.[1])
    if (!number || !areShortcutsEnabled() || isTyping(event) || document.querySelector('dialog:modal')) return
    onNumber(number)
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [handleKey])
}

const useStyles = makeStyles({
  danger: { color: brandTokens.bad },
  key: {
    // Devices without a mouse rarely have a keyboard
    '@media (hover: none)': { display: 'none' },
    marginInlineStart: '8px',
    paddingInline: '5px',
    border: '1px solid currentcolor',
    borderRadius: tokens.borderRadiusSmall,
    opacity: 0.75,
    fontFamily: 'inherit',
    fontSize: '11px',
    lineHeight: '16px',
  },
})
