import { isRecord } from '#sdk/isRecord.ts'
import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { notify } from '#web/state/notifications.ts'
import { useInstitute, useSession, useStores } from '#web/state/stores.ts'
import { PopupItem } from '#web/ui/PopupItem.tsx'
import { buildViewsKey } from './buildViewsKey.ts'
import { useStoredState } from './useStoredState.ts'

interface View {
  name: string
  /** The list's search, without `?` */
  search: string
}

interface SavedViewsPanelProps {
  /** Name of the list */
  name: string
  search: string
  close: () => void
}

/** The saved views of a list, each to choose, rename or remove, and the form that saves the list as it is shown. */
export function SavedViewsPanel({ name, search, close }: SavedViewsPanelProps) {
  const styles = useStyles()
  const intl = useIntl()
  const [, setSearch] = useSearchParams()
  const { user } = useSession()
  const { institute } = useInstitute()
  const key = buildViewsKey(name, institute?.id ?? 0, user)
  const [views, storeViews] = useStoredState<readonly View[]>(key, [], readViews)
  const [renamed, setRenamed] = useState<View>()
  return (
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
            icon={<EditRegular />}
            aria-label={intl.formatMessage({ id: 'resource.views.renameOf' }, { name: view.name })}
            onClick={() => setRenamed(view)}
          />
          <Button
            appearance="subtle"
            size="small"
            icon={<DismissRegular />}
            aria-label={intl.formatMessage({ id: 'resource.views.remove' }, { name: view.name })}
            onClick={() => {
              storeViews(views.filter((other) => other !== view))
              if (renamed === view) setRenamed(undefined)
            }}
          />
        </div>
      ))}
      <ViewForm
        key={renamed?.name}
        views={views}
        renamed={renamed}
        onSave={(viewName) => {
          storeViews(
            renamed
              ? views.map((view) => (view === renamed ? { ...view, name: viewName } : view))
              : [...views.filter((view) => view.name !== viewName), { name: viewName, search }],
          )
          if (!renamed) close()
          setRenamed(undefined)
        }}
      />
    </>
  )
}

interface ViewFormProps {
  views: readonly View[]
  /** The view that gets another name; without one the list as it is shown is saved */
  renamed: View | undefined
  onSave: (name: string) => void
}

/** The name of a new view, or another name of a saved one. */
function ViewForm({ views, renamed, onSave }: ViewFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { notifications } = useStores()
  const [title, setTitle] = useState(renamed?.name ?? '')
  const viewName = title.trim()
  const isKnown = views.some((view) => view !== renamed && view.name === viewName)
  const isTaken = renamed !== undefined && isKnown
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!viewName || isTaken) return
          notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
          setTitle('')
          onSave(viewName)
        }}
      >
        <Input
          value={title}
          maxLength={60}
          input={{ dir: 'auto' }}
          // The person has just asked to type here
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={renamed !== undefined}
          aria-label={intl.formatMessage({ id: 'resource.views.name' })}
          placeholder={intl.formatMessage({ id: 'resource.views.name' })}
          onChange={(_, data) => setTitle(data.value)}
        />
        <Button type="submit" appearance="primary" disabledFocusable={isTaken}>
          <FormattedMessage id={selectAction(renamed !== undefined, isKnown)} />
        </Button>
      </form>
      <p className={styles.hint} role="status">
        <FormattedMessage id={isTaken ? 'resource.views.taken' : 'resource.views.hint'} />
      </p>
    </>
  )
}

function selectAction(isRenaming: boolean, isKnown: boolean): MessageId {
  if (isRenaming) return 'resource.views.rename'
  return isKnown ? 'resource.views.replace' : 'resource.views.save'
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
