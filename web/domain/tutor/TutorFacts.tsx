import { makeStyles, tokens } from '@fluentui/react-components'
import type { Tutor } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePreferences, useSession, useVat } from '#web/state/stores.ts'
import { formatDateTime, formatMoney, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'

/** Country and languages in one line. */
export function TutorOrigin({ tutor }: { tutor: Tutor }) {
  const intl = useIntl()
  const languages = intl.formatList(
    tutor.languages.map(({ name }) => name),
    { type: 'conjunction', style: 'narrow' },
  )
  const country = tutor.country?.name
  return (
    <>
      {country && <span>{languages ? `${country} · ` : country}</span>}
      {languages}
    </>
  )
}

/** The price of a class in the institute's currency. */
export function TutorPrice({ tutor }: { tutor: Tutor }) {
  const styles = useStyles()
  const { language } = usePreferences()
  const vat = useVat()
  const { user } = useSession()
  // Kids see no prices (docs/decisions.md#kids)
  if (user?.category === 'kids') return null
  return (
    <span className={styles.price}>
      <strong className={styles.amount}>{formatMoney(tutor.price, tutor.currency, language)}</strong>
      <span className={styles.quiet}>
        <FormattedMessage id="tutors.perClass" values={{ vat }} />
      </span>
    </span>
  )
}

interface TutorNextSlotProps {
  tutor: Tutor
  isBare?: boolean
  isZoneKnown?: boolean
}

/**
 * The next free slot in the viewer's zone.
 * @param isBare without the label, where another one is shown
 * @param isZoneKnown without the zone, where the list has it
 */
export function TutorNextSlot({ tutor, isBare = false, isZoneKnown = false }: TutorNextSlotProps) {
  const viewer = useViewer()
  const { language, timeZone } = viewer
  if (!tutor.next_slot) return <FormattedMessage id="tutors.noSlot" />
  return (
    <FormattedMessage
      id={isZoneKnown ? 'tutors.nextSlot.time' : isBare ? 'tutors.slot' : 'tutors.nextSlot'}
      values={{
        time: formatDateTime(tutor.next_slot, viewer),
        zone: formatZone(timeZone, language, new Date(tutor.next_slot)),
      }}
    />
  )
}

const useStyles = makeStyles({
  price: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '6px' },
  amount: { fontSize: tokens.fontSizeBase500, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
