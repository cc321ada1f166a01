import { makeStyles } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { PaymentReturn } from '#web/domain/booking/PaymentReturn.tsx'
import { ResourcePage } from '#web/resource/ResourcePage.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { defineMyReservations } from './myReservations.tsx'

const tabs = ['active', 'history'] as const
const lists = { active: defineMyReservations('active'), history: defineMyReservations('history') }

/** Current and past reservations as two tabs. */
export function ReservationTabs() {
  const styles = useStyles()
  const intl = useIntl()
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'history' ? 'history' : 'active'
  return (
    <div className={styles.root}>
      <Heading level={1} size="section">
        <FormattedMessage id="myReservations.title" />
      </Heading>
      <PaymentReturn />
      <Tabs
        label={intl.formatMessage({ id: 'myReservations.title' })}
        tabs={tabs.map((value) => ({
          value,
          label: intl.formatMessage({ id: `myReservations.tab.${value}` }),
        }))}
        chosen={tab}
        onChoose={(next) => setSearch(next === 'history' ? { tab: 'history' } : {})}
      >
        <ResourcePage key={tab} resource={lists[tab]} isNamed />
      </Tabs>
    </div>
  )
}

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: '16px' } })
