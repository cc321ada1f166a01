import { isRecord } from '#sdk/isRecord.ts'
import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Popup } from '#web/ui/Popup.tsx'
import { PopupItem } from '#web/ui/PopupItem.tsx'
import { useStoredState } from './useStoredState.ts'

interface View {
  name: string
  /** The list's search, without `?` */
  search: string
}

/** Views of this list that the user has saved in this browser. */
export function SavedViews({ name, search }: { name: string; search: string }) {
  const styles = useStyles()
  const intl = useIntl()
  const [, setSearch] = useSearchParams()
  const [views, storeViews] = useStoredState<readonly View[]>(`mk.views.${name}`, [], readViews)
  const { notifications } = useStores()
  const [title, setTitle] = useState('')
  const viewName = title.trim()
  const isKnown = views.some((view) => view.name === viewName)
  return (
    <Popup
      isIconOnly
      hasFields
      label={intl.formatMessage({ id: 'resource.views' })}
      icon={<BookmarkRegular />}
    >
      {(close) => (
        <>
          {views.map((view) => (
            <div key={view.name} className={styles.view}>
              <PopupItem
                onClick={() => {
                  close()
                  setSearch(view.search)
                }}
              >
                <bdi>{view.name}</bdi>
              </PopupItem>
              <Button
                appearance="subtle"
                size="small"
                icon={<DismissRegular />}
                aria-label={intl.formatMessage({ id: 'resource.views.remove' }, { name: view.name })}
                onClick={() => storeViews(views.filter((other) => other !== view))}
              />
            </div>
          ))}
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              if (!viewName) return
              storeViews([...views.filter((view) => view.name !== viewName), { name: viewName, search }])
              notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
              setTitle('')
              close()
            }}
          >
            <Input
              value={title}
              maxLength={60}
              input={{ dir: 'auto' }}
              aria-label={intl.formatMessage({ id: 'resource.views.name' })}
              placeholder={intl.formatMessage({ id: 'resource.views.name' })}
              onChange={(_, data) => setTitle(data.value)}
            />
            <Button type="submit" appearance="primary">
              <FormattedMessage id={isKnown ? 'resource.views.replace' : 'resource.views.save'} />
            </Button>
          </form>
          <p className={styles.hint}>
            <FormattedMessage id="resource.views.hint" />
          </p>
        </>
      )}
    </Popup>
  )
}

function readViews(value: unknown): readonly View[] | undefined {
  return Array.isArray(value) && value.every(isView) ? value : undefined
}

function isView(value: unknown): value is View {
  return isRecord(value) && 'name' in value && 'search' in value
}

const useStyles = makeStyles({
  view: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    '& > :first-child': { flexGrow: 1 },
  },
  hint: {
    margin: 0,
    maxWidth: '280px',
    padding: '0 8px 8px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  form: { display: 'flex', gap: '8px', padding: '8px', '& > :first-child': { flexGrow: 1, minWidth: 0 } },
})
