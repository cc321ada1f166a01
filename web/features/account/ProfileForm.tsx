import { makeStyles, tokens } from '@fluentui/react-components'
import type { Profile, Teaching, WeeklyHours } from '#sdk'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '#web/form/FormError.tsx'
import { Form } from '#web/form/Form.tsx'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { useActionBar } from '#web/ui/useActionBar.ts'
import { HoursSection } from './HoursSection.tsx'
import { PersonSection } from './PersonSection.tsx'
import { Reminders } from './Reminders.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import {
  findHoursErrors,
  profileRules,
  type ProfileSnapshot,
  type ProfileInput,
  type ProfileValues,
  toFormValues,
  tutorRules,
} from './profileRules.ts'
import { useSaveProfile } from './useSaveProfile.ts'
import { createLazy } from '#web/ui/createLazy.ts'

// Only tutors need it
const TeachingSection = createLazy(() => import('./TeachingSection.tsx'), 'TeachingSection')

interface ProfileFormProps {
  profile: Profile
  /** Of a tutor only */
  hours: WeeklyHours | undefined
  /** Of a tutor only */
  teaching: Teaching | undefined
  /** Fetches the current profile and hours */
  onFetch: () => Promise<ProfileSnapshot | undefined>
  onSaved: () => Promise<void>
  /** Remounted by a save: the save button keeps the focus */
  isRemounted: boolean
}

/**
 * The whole profile as one form, saved by its button or by Control or Command with S. It suspends until all fields are
 * loaded: a field that is mounted after the draft was restored begins with its saved value.
 */
export function ProfileForm({ profile, hours, teaching, onFetch, onSaved, isRemounted }: ProfileFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const isTutor = hours !== undefined
  const bar = useActionBar()
  const save = useSaveProfile({ profile, hours, teaching, onFetch, onSaved })
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRemounted) root.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [isRemounted])
  return (
    <Form<ProfileValues, ProfileInput>
      label={intl.formatMessage({ id: 'profile.title' })}
      rules={isTutor ? tutorRules : profileRules}
      initial={toFormValues({ profile, hours, teaching })}
      check={isTutor ? findHoursErrors : () => ({})}
      hasSummary
      isGuarded
      savesByKey
      draft="profile"
      isDraftForReload
      onSubmit={save}
    >
      {({ isBusy, error, values }) => (
        <div ref={root} className={styles.root}>
          <FormError error={error} />
          <PersonSection profile={profile} />
          <SettingsSection
            timeZone={values.time_zone ?? profile.time_zone}
            hasPayments={profile.category === 'student'}
          />
          {teaching && <TeachingSection teaching={teaching} />}
          {isTutor && <HoursSection timeZone={values.time_zone ?? profile.time_zone} />}
          {['student', 'tutor'].includes(profile.category) && <Reminders />}
          <div ref={bar} className={styles.bar}>
            <SubmitButton isBusy={isBusy}>
              <FormattedMessage id={isBusy ? 'auth.busy' : 'profile.save'} />
            </SubmitButton>
            <span className={styles.hint}>
              <FormattedMessage id="profile.saveKey" />
            </span>
          </div>
        </div>
      )}
    </Form>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '48px', maxWidth: '760px', marginTop: '48px' },
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    paddingBlock: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: brandTokens.page,
    '& > button': { flexGrow: 1, minHeight: '48px', [media.tablet]: { flexGrow: 0 } },
  },
  hint: {
    display: 'none',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    [media.desktop]: { display: 'inline' },
  },
})
