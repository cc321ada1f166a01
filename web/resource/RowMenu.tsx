import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { FormattedMessage, useIntl } from 'react-intl'
import { Popup } from '#web/ui/Popup.tsx'
import { PopupItem } from '#web/ui/PopupItem.tsx'
import { listActions, getActionTextId } from './listActions.ts'
import type { Action, Identified, Resource } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

interface RowMenuProps<Row extends Identified> {
  resource: Resource<Row>
  row: Row
  onOpen?: (() => void) | undefined
  onEdit?: (() => void) | undefined
  onAction: (action: Action<Row>) => void
}

// Created once for all rows
const more = <MoreHorizontalRegular />

/** The menu with all actions on a record. */
export function RowMenu<Row extends Identified>({ resource, row, ...on }: RowMenuProps<Row>) {
  const intl = useIntl()
  const actions = listActions(resource).filter((action) => action.when?.(row) ?? true)
  const links = resource.links.filter(({ when }) => when?.(row) ?? true)
  if (!on.onOpen && !on.onEdit && actions.length + links.length === 0) return null
  return (
    <Popup
      isIconOnly
      icon={more}
      label={intl.formatMessage({ id: 'resource.actionsFor' }, { name: resource.getName(row) })}
    >
      {(close) => (
        <>
          {on.onOpen && (
            <PopupItem onClick={closeAnd(close, on.onOpen)}>
              <FormattedMessage id="resource.open" />
            </PopupItem>
          )}
          {on.onEdit && (
            <PopupItem onClick={closeAnd(close, on.onEdit)}>
              <FormattedMessage id="resource.edit" />
            </PopupItem>
          )}
          {links.map(({ name, to }) => (
            <PopupItem key={name} to={to(row)}>
              <FormattedMessage id={toMessageId(`${resource.name}.links.${name}`)} />
            </PopupItem>
          ))}
          {actions.map((action) => (
            <PopupItem
              key={action.name}
              isDanger={action.isDanger ?? false}
              onClick={closeAnd(close, () => on.onAction(action))}
            >
              <FormattedMessage id={toMessageId(getActionTextId(resource.name, action))} />
            </PopupItem>
          ))}
        </>
      )}
    </Popup>
  )
}

function closeAnd(close: () => void, action: () => void) {
  return () => {
    close()
    action()
  }
}
