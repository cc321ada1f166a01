import { makeStyles, tokens } from '@fluentui/react-components'
import type { Webinar } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { type KidsCardState, KidsCard } from '#web/domain/kid/KidsCard.tsx'
import { KidsHead } from '#web/domain/kid/KidsHead.tsx'
import { paths, withSearch } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { type KidsWebinarState, findKidsState, formatKidsState } from './kidsWebinarState.ts'
import { KidsWebinarStage } from './KidsWebinarStage.tsx'
import { type WebinarSearch, buildWebinarsHref, parseWebinarSearch, tabs } from './search.ts'
import { useWebinarIntent } from './useWebinarIntent.ts'
import { useWebinarRegistrations } from './useWebinarRegistrations.ts'
import { WebinarResults } from './WebinarResults.tsx'

const looks: Record<KidsWebinarState, KidsCardState> = {
  free: 'seat',
  full: 'waiting',
  closed: 'closed',
  booked: 'good',
  now: 'seat',
  waiting: 'waiting',
  finished: 'watch',
  over: 'closed',
  cancelled: 'closed',
}

/** Texts of a card's button, where it is not 'Have a look' */
const labels: Partial<Record<KidsWebinarState, MessageId>> = {
  now: 'kidsWork.halaqas.open',
  finished: 'kidsWork.find.tab.finished',
}

/** The halaqas that a kid can join or watch again, as large cards; one opens over the whole window. */
export function KidsWebinarList() {
  const styles = useStyles()
  const intl = useIntl()
  const { search: params } = useLocation()
  const navigate = useNavigate()
  const registrations = useWebinarRegistrations()
  useWebinarIntent(registrations)
  const search: WebinarSearch = { ...parseWebinarSearch(new URLSearchParams(params)), isForKids: true }
  const show = (next: WebinarSearch, isReplacing = false) =>
    void navigate(buildWebinarsHref(next), { replace: isReplacing, preventScrollReset: true })
  return (
    <div className={styles.root}>
      <KidsHead picture="halaqas" title="kidsWork.find" />
      <p className={styles.lead}>
        <FormattedMessage id="kidsWork.find.lead" />
      </p>
      <Tabs
        label={intl.formatMessage({ id: 'kidsWork.find' })}
        isEven
        tabs={tabs.map((value) => ({
          value,
          label: intl.formatMessage({ id: `kidsWork.find.tab.${value}` }),
        }))}
        chosen={search.tab}
        onChoose={(tab) => show({ ...search, tab, page: 1 })}
      >
        <div className={styles.search}>
          <SearchField
            label={intl.formatMessage({ id: 'kidsWork.find.search' })}
            value={search.q}
            onSearch={(q) => show({ ...search, q, page: 1 }, true)}
          />
        </div>
        <WebinarResults
          search={search}
          onChange={show}
          emptyTitle={search.q ? 'kidsWork.find.noMatch' : `kidsWork.find.none.${search.tab}`}
          all="kidsWork.find.all"
        >
          {(webinars) => (
            <ul className={styles.list}>
              {webinars.map((webinar) => (
                <li key={webinar.id}>
                  <WebinarCard
                    webinar={webinar}
                    state={findKidsState(webinar, registrations.findRegistration(webinar.id))}
                    onOpen={() => show({ ...search, id: webinar.id })}
                  />
                </li>
              ))}
            </ul>
          )}
        </WebinarResults>
      </Tabs>
      <p className={styles.mine}>
        <ButtonLink to={paths.bookedWebinars} appearance="outline" size="large" className={styles.link}>
          <FormattedMessage id="kidsWork.find.mine" />
        </ButtonLink>
      </p>
      {search.id && (
        <KidsWebinarStage
          id={search.id}
          registrations={registrations}
          onClose={() => show({ ...search, id: undefined })}
        />
      )}
    </div>
  )
}

interface WebinarCardProps {
  webinar: Webinar
  state: KidsWebinarState
  onOpen: () => void
}

function WebinarCard({ webinar, state, onOpen }: WebinarCardProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const isDoor = state === 'now'
  return (
    <KidsCard
      look={looks[state]}
      picture="halaqas"
      seed={webinar.title}
      title={webinar.title}
      state={formatKidsState(intl, webinar, state, webinar.capacity - webinar.registered)}
      detail={<DateTime start={webinar.start_date_time} isZoneKnown />}
      action={{
        label: <FormattedMessage id={labels[state] ?? 'kidsWork.look'} />,
        isMain: isDoor,
        onPress: isDoor ? () => void navigate(withSearch(paths.meeting, { halaqa: webinar.id })) : onOpen,
      }}
    />
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px' },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  search: { display: 'flex', marginBottom: '16px' },
  list: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  mine: { margin: 0, textAlign: 'center' },
  link: { minHeight: '56px', borderRadius: '16px' },
})
