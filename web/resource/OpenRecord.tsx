import { Button, mergeClasses, makeStyles } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import type { ListState } from './listState.ts'
import { listActions, getActionTextId } from './deleteAction.ts'
import type { Action, Identified, Resource } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

interface OpenRecordProps<Row extends Identified> {
  resource: Resource<Row>
  id: string | undefined
  rows: readonly Row[]
  page: number
  pages: number
  /** Opens the record's form, if it has one */
  onEdit?: ((row: Row) => void) | undefined
  act: (action: Action<Row>, row: Row) => void
  change: (next: Partial<ListState>, isReplacing?: boolean) => void
}

/**
 * The record that the URL names, with actions and with links to its neighbours, across pages too. When an action
 * removes it from the list, the next record opens, for working through a queue.
 */
export function OpenRecord<Row extends Identified>({
  resource,
  id,
  rows,
  page,
  pages,
  onEdit,
  act,
  change,
}: OpenRecordProps<Row>) {
  const styles = useStyles()
  const { Detail } = resource
  const at = rows.findIndex((row) => resource.getKey(row) === id)
  const row = rows[at]
  const [leaving, setLeaving] = useState<{ id: string; page: number; to: number }>()
  useMissing(id, rows.length > 0, row !== undefined)

  // The open record is gone from the list, by a page change or an action
  useEffect(() => {
    if (row || leaving === undefined || leaving.id !== id) return
    const next = rows.at(leaving.to) ?? rows.at(-1)
    change({ id: next && resource.getKey(next) }, true)
  })

  if (!Detail || !row || id === undefined) return null
  const goTo = (neighbour: Row | undefined) => neighbour && (() => change({ id: resource.getKey(neighbour) }))
  const isTurning = leaving?.id === id && leaving.page !== page
  const turn = (to: number) =>
    to < 1 || to > pages || isTurning
      ? undefined
      : () => {
          setLeaving({ id, page, to: to > page ? 0 : -1 })
          change({ page: to })
        }
  return (
    <Detail
      row={row}
      onClose={() => change({ id: undefined })}
      onPrevious={goTo(rows[at - 1]) ?? turn(page - 1)}
      onNext={goTo(rows[at + 1]) ?? turn(page + 1)}
      actions={[
        ...(onEdit && resource.canEdit(row)
          ? [
              <Button
                key="edit"
                onClick={() => {
                  change({ id: undefined })
                  onEdit(row)
                }}
              >
                <FormattedMessage id="resource.edit" />
              </Button>,
            ]
          : []),
        ...listActions(resource)
          .filter((action) => action.when?.(row) ?? true)
          .map((action, index) => (
            <Button
              key={action.name}
              appearance={index === 0 && !action.isDanger ? 'primary' : 'secondary'}
              className={mergeClasses(action.isDanger && styles.danger)}
              onClick={() => {
                setLeaving({ id, page, to: at })
                act(action, row)
              }}
            >
              <FormattedMessage id={toMessageId(getActionTextId(resource.name, action.name))} />
            </Button>
          )),
      ]}
    />
  )
}

/**
 * Shows a toast when the record of the URL is not in the list; not when an open record disappears, for instance by
 * its deletion.
 */
function useMissing(id: string | undefined, isRead: boolean, isHere: boolean) {
  const intl = useIntl()
  const { notifications } = useStores()
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (!isRead || id === undefined || known.current === id) return
    known.current = id
    if (!isHere) notify(notifications, 'error', intl.formatMessage({ id: 'resource.missing' }))
  }, [id, intl, isHere, isRead, notifications])
}

const useStyles = makeStyles({ danger: { color: '#94231a' } })
