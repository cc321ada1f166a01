import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { FormattedMessage, useIntl } from 'react-intl'
import { Popup } from '#web/ui/Popup.tsx'
import { PopupItem } from '#web/ui/PopupItem.tsx'
import { actionsOf, verbOf } from './removal.ts'
import type { Action, Identified, Resource } from './resource.ts'
import { textId } from './texts.ts'

interface RowMenuProps<Row extends Identified> {
  resource: Resource<Row>
  row: Row
  onOpen?: (() => void) | undefined
  onEdit?: (() => void) | undefined
  onAct: (action: Action<Row>) => void
}

// Once for all rows
const more = <MoreHorizontalRegular />

/** Everything that can be done with one record. */
export function RowMenu<Row extends Identified>({ resource, row, ...on }: RowMenuProps<Row>) {
  const intl = useIntl()
  const actions = actionsOf(resource).filter((action) => action.when?.(row) ?? true)
  const { links } = resource
  if (!on.onOpen && !on.onEdit && actions.length + links.length === 0) return null
  return (
    <Popup
      isIconOnly
      icon={more}
      label={intl.formatMessage({ id: 'resource.actionsFor' }, { name: resource.nameOf(row) })}
    >
      {(close) => (
        <>
          {on.onOpen && (
            <PopupItem onClick={then(close, on.onOpen)}>
              <FormattedMessage id="resource.open" />
            </PopupItem>
          )}
          {on.onEdit && (
            <PopupItem onClick={then(close, on.onEdit)}>
              <FormattedMessage id="resource.edit" />
            </PopupItem>
          )}
          {links.map(({ name, to }) => (
            <PopupItem key={name} to={to(row)}>
              <FormattedMessage id={textId(`${resource.name}.links.${name}`)} />
            </PopupItem>
          ))}
          {actions.map((action) => (
            <PopupItem
              key={action.name}
              isDanger={action.isDanger ?? false}
              onClick={then(close, () => on.onAct(action))}
            >
              <FormattedMessage id={textId(verbOf(resource.name, action.name))} />
            </PopupItem>
          ))}
        </>
      )}
    </Popup>
  )
}

function then(close: () => void, action: () => void) {
  return () => {
    close()
    action()
  }
}
