import { Button, makeStyles } from '@fluentui/react-components'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { formatError } from '#web/api/formatError.ts'
import { useDialogs, useSession } from '#web/state/stores.ts'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { CardGrid, CardGridSkeleton } from '#web/ui/CardGrid.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { paths } from '#web/paths.ts'
import { SearchForm } from '#web/ui/SearchForm.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { usePastEnd } from '#web/ui/usePastEnd.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { WebinarCard } from './WebinarCard.tsx'
import { WebinarDrawer } from './WebinarDrawer.tsx'
import { storeWebinarIntent, takeWebinarIntent } from './webinarIntent.ts'
import { PAGE_SIZE, webinarsQuery } from './queries.ts'
import { type WebinarSearch, buildWebinarsHref, parseWebinarSearch, tabs } from './search.ts'
import { type WebinarRegistrations, useWebinarRegistrations } from './useWebinarRegistrations.ts'

const SEARCH_FORM = 'webinar-search'

/** The list of webinars: coming, running and past. */
export function Webinars() {
  const styles = useStyles()
  const intl = useIntl()
  const location = useLocation()
  const navigate = useNavigate()
  const { language, timeZone, clock } = useViewer()
  const registrations = useWebinarRegistrations()
  useWebinarIntent(registrations)
  const search = parseWebinarSearch(new URLSearchParams(location.search))
  const zone = formatZone(timeZone, language, new Date(clock.madeAt))
  return (
    <Page
      title={<FormattedMessage id="webinars.heading" />}
      lead={<FormattedMessage id="webinars.lead" values={{ zone }} />}
    >
      <Tabs
        label={intl.formatMessage({ id: 'webinars.heading' })}
        tabs={tabs.map((value) => ({ value, label: intl.formatMessage({ id: `webinars.tab.${value}` }) }))}
        chosen={search.tab}
        onChoose={(tab) => show({ ...search, tab, page: 1 })}
        form={{ id: SEARCH_FORM, name: 'tab' }}
      >
        <SearchForm
          id={SEARCH_FORM}
          action={paths.webinars}
          className={styles.search}
          onTypedBefore={(params) => show({ ...parseWebinarSearch(params), id: search.id }, true)}
        >
          {/* After the button of another tab, which wins */}
          <input type="hidden" name="tab" value={search.tab} />
          <SearchField
            name="q"
            label={intl.formatMessage({ id: 'webinars.search' })}
            value={search.q}
            onSearch={(q) => show({ ...search, q, page: 1 }, true)}
          />
        </SearchForm>
        <Results search={search} registrations={registrations} onChange={show} />
      </Tabs>
      {search.id && (
        <WebinarDrawer
          id={search.id}
          registrations={registrations}
          onClose={() => show({ ...search, id: undefined })}
        />
      )}
    </Page>
  )

  function show(next: WebinarSearch, isReplacing = false) {
    void navigate(buildWebinarsHref(next), { replace: isReplacing, preventScrollReset: true })
  }
}

interface ResultsProps {
  search: WebinarSearch
  registrations: WebinarRegistrations
  onChange: (search: WebinarSearch, isReplacing?: boolean) => void
}

function Results({ search, registrations, onChange }: ResultsProps) {
  const intl = useIntl()
  const response = useQuery(webinarsQuery(search), { keepPreviousData: true })
  const isPast = usePastEnd(response, search.page, () => onChange({ ...search, page: 1 }, true))
  const { data, error, isValidating, isLoading, mutate } = response
  if (error && !data)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  // While another search loads, that the last one found nothing says nothing
  if (!data || isPast || (isLoading && data.data.length === 0))
    return <CardGridSkeleton count={3} height={260} />
  if (data.data.length === 0)
    return (
      <Notice
        seed={`no-halaqa-${search.tab}`}
        title={intl.formatMessage({ id: search.q ? 'webinars.noMatch' : `webinars.none.${search.tab}` })}
      >
        {search.q !== '' && (
          <Button appearance="primary" onClick={() => onChange({ ...search, q: '', page: 1 })}>
            <FormattedMessage id="webinars.all" />
          </Button>
        )}
      </Notice>
    )
  return (
    <>
      <CardGrid isStale={isValidating}>
        {data.data.map((webinar) => (
          <li key={webinar.id}>
            <WebinarCard
              webinar={webinar}
              registrations={registrations}
              to={buildWebinarsHref({ ...search, id: webinar.id })}
            />
          </li>
        ))}
      </CardGrid>
      <Pager
        page={search.page}
        pages={Math.ceil(data.total / PAGE_SIZE)}
        getHref={(page) => buildWebinarsHref({ ...search, page })}
      />
    </>
  )
}

/** Completes the registration that a guest started before signing in; closing the dialog drops it. */
function useWebinarIntent({ register, mayRegister }: WebinarRegistrations) {
  const { user } = useSession()
  const { login } = useDialogs()
  const arrive = useEvent(() => {
    const id = takeWebinarIntent()
    if (id && mayRegister) void register({ id })
  })
  useEffect(() => {
    if (user) arrive()
  }, [user, arrive])
  useEffect(() => {
    if (!login) return undefined
    return () => storeWebinarIntent(undefined)
  }, [login])
}

const useStyles = makeStyles({ search: { display: 'flex', maxWidth: '420px', marginBottom: '24px' } })
