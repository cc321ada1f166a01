import { makeStyles, tokens } from '@fluentui/react-components'
import { unwrapData, type Webinar, type WebinarDoor } from '#sdk'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { paths, withSearch } from '#web/paths.ts'
import { getTabStorage, readStored, writeStored } from '#web/storage/storage.ts'
import { FormError } from '#web/form/FormError.tsx'
import { buildWebinarEvent } from './buildWebinarEvent.ts'
import { Form } from '#web/form/Form.tsx'
import { emailAddress, optionalPhone, personName, required } from '#web/form/rules.ts'
import { TextField } from '#web/form/TextField.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { CalendarButton } from '#web/ui/CalendarButton.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { useJustChanged } from '#web/ui/useJustChanged.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { getAvailability } from './availability.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

interface Values {
  full_name: string
  email: string
  phone_number: string | undefined
}

/** Registers a guest for a webinar by name and e-mail address; then offers the calendar file. */
export function GuestForm({ webinar }: { webinar: Webinar | undefined }) {
  const styles = useStyles()
  const intl = useIntl()
  const { api } = useClients()
  const isReady = useHydrated()
  const [seat, setSeat] = useState<WebinarDoor['data']>()
  const fields = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  const isNew = useJustChanged(seat)
  // The link itself is not stored, because it admits its holder
  const before = isReady && webinar ? readStored(`mk.halaqa.${webinar.id}`, getTabStorage) : undefined
  const formatText = (id: MessageId) => intl.formatMessage({ id })
  if (seat && webinar) return <Seat seat={seat} webinar={webinar} minHeight={height} isNew={isNew} />
  return (
    <Form<Values>
      label={formatText('webinars.guest')}
      draft="halaqa"
      rules={{ full_name: personName(required), email: emailAddress, phone_number: optionalPhone }}
      onSubmit={(values) => register(values)}
    >
      {({ isBusy, error }) => (
        <div ref={fields} className={styles.fields}>
          {before !== undefined && (
            <p className={styles.text}>
              <FormattedMessage id={`webinars.guest.${before === 'removed' ? 'removed' : 'before'}`} />
            </p>
          )}
          <FormError error={error} />
          <TextField name="full_name" label={formatText('webinars.guest.name')} autoComplete="name" />
          <TextField
            name="email"
            type="email"
            label={formatText('webinars.guest.email')}
            hint={formatText('webinars.guest.email.hint')}
            autoComplete="email"
            inputMode="email"
            isLeftToRight
          />
          <TextField
            name="phone_number"
            type="tel"
            label={formatText('webinars.guest.phone')}
            autoComplete="tel"
            inputMode="tel"
            isRequired={false}
            isLeftToRight
          />
          {webinar ? (
            <SubmitButton isBusy={isBusy}>
              <FormattedMessage
                id={getAvailability(webinar) === 'waiting' ? 'webinars.wait' : 'webinars.register'}
              />
            </SubmitButton>
          ) : (
            // Until it is known whether a seat is free, the button has no text that could change
            <Skeleton className={styles.loading} />
          )}
        </div>
      )}
    </Form>
  )

  async function register({ phone_number, ...rest }: Values) {
    if (!webinar) return
    const made = await withIdempotencyKey(`halaqa-guest-${webinar.id}`, (header) =>
      unwrapData(
        api.POST('/webinar/{id}/register/guest/', {
          params: { path: { id: webinar.id }, header },
          body: { ...rest, ...(phone_number ? { phone_number } : {}) },
        }),
      ),
    )
    writeStored(`mk.halaqa.${webinar.id}`, made.data.status, getTabStorage)
    setHeight(fields.current?.offsetHeight ?? 0)
    setSeat(made.data)
  }
}

interface SeatProps {
  seat: WebinarDoor['data']
  webinar: Webinar
  /** Height of the form that it replaces, pixels */
  minHeight: number
  /** It has just taken the place of the form, and ignores presses */
  isNew: boolean
}

/** The seat of a guest, as high as the form: what follows it must not move under the second press of a double click. */
function Seat({ seat, webinar, minHeight, isNew }: SeatProps) {
  const styles = useStyles()
  return (
    <div
      role="status"
      className={styles.done}
      style={{ minHeight: `${minHeight}px`, ...(isNew && { pointerEvents: 'none' }) }}
    >
      <Heading level={2}>
        <FormattedMessage id={seat.status === 'registered' ? 'webinars.registered' : 'webinars.waiting'} />
      </Heading>
      <p className={styles.text}>
        <FormattedMessage
          id={seat.status === 'registered' ? 'webinars.guest.done' : 'webinars.guest.waiting'}
        />
      </p>
      <div className={styles.row}>
        <ButtonLink
          to={withSearch(paths.meeting, { halaqa: webinar.id, door: seat.door })}
          appearance="primary"
        >
          <FormattedMessage id="webinars.guest.door" />
        </ButtonLink>
        <CalendarButton
          name={`halaqa-${webinar.id}`}
          events={() => [buildWebinarEvent(webinar, location.origin, seat.door)]}
        />
        <ButtonLink to={paths.webinars}>
          <FormattedMessage id="webinars.all" />
        </ButtonLink>
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '20px' },
  // As high as the button
  loading: { height: '44px' },
  done: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '16px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
})
