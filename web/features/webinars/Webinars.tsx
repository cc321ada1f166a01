import { makeStyles } from '@fluentui/react-components'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '#web/state/stores.ts'
import { CardGrid } from '#web/ui/CardGrid.tsx'
import { Page } from '#web/ui/Page.tsx'
import { ZoneLine } from '#web/ui/ZoneLine.tsx'
import { paths } from '#web/paths.ts'
import { SearchForm } from '#web/ui/SearchForm.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { WebinarCard } from './WebinarCard.tsx'
import { WebinarDrawer } from './WebinarDrawer.tsx'
import { WebinarResults } from './WebinarResults.tsx'
import { type WebinarSearch, buildWebinarsHref, parseWebinarSearch, tabs } from './search.ts'
import { useWebinarIntent } from './useWebinarIntent.ts'
import { useWebinarRegistrations } from './useWebinarRegistrations.ts'
import { createLazy } from '#web/ui/createLazy.ts'

const KidsWebinarList = createLazy(() => import('./KidsWebinarList.tsx'), 'KidsWebinarList')

const SEARCH_FORM = 'webinar-search'

/** The list of webinars: coming, running and past; kids have a page of their own. */
export function Webinars() {
  const { user } = useSession()
  // The server renders this page without waiting for another chunk
  const isHydrated = useHydrated()
  if (user?.category !== 'kids') return <WebinarList />
  return <Suspense fallback={<Skeleton />}>{isHydrated ? <KidsWebinarList /> : <Skeleton />}</Suspense>
}

function WebinarList() {
  const styles = useStyles()
  const intl = useIntl()
  const location = useLocation()
  const navigate = useNavigate()
  const registrations = useWebinarRegistrations()
  useWebinarIntent(registrations)
  const search = parseWebinarSearch(new URLSearchParams(location.search))
  return (
    <Page
      title={<FormattedMessage id="webinars.heading" />}
      lead={
        <>
          <FormattedMessage id="webinars.lead" />
          <ZoneLine />
        </>
      }
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
        <WebinarResults
          search={search}
          onChange={show}
          emptyTitle={search.q ? 'webinars.noMatch' : `webinars.none.${search.tab}`}
          all="webinars.all"
        >
          {(webinars, isStale) => (
            <CardGrid isStale={isStale}>
              {webinars.map((webinar) => (
                <li key={webinar.id}>
                  <WebinarCard
                    webinar={webinar}
                    registrations={registrations}
                    to={buildWebinarsHref({ ...search, id: webinar.id })}
                  />
                </li>
              ))}
            </CardGrid>
          )}
        </WebinarResults>
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

const useStyles = makeStyles({ search: { display: 'flex', maxWidth: '420px', marginBottom: '24px' } })
