import type { Teaching } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { TeachingFields } from '#web/domain/tutor/TeachingFields.tsx'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { TextField } from '#web/form/TextField.tsx'
import { Section } from '#web/ui/Section.tsx'

/** A tutor's public profile, teaching data, and documents of the application. */
export function TeachingSection({ teaching }: { teaching: Teaching }) {
  const intl = useIntl()
  const formatText = (id: MessageId) => intl.formatMessage({ id })
  return (
    <Section title={<FormattedMessage id="profile.teaching" />}>
      <TextAreaField
        name="biography"
        label={formatText('profile.biography')}
        hint={formatText('profile.biography.hint')}
        isRequired={false}
        max={4000}
      />
      <TextField
        name="video_url"
        type="url"
        inputMode="url"
        label={formatText('profile.video')}
        hint={formatText('profile.video.hint')}
        isRequired={false}
        isLeftToRight
      />
      <TeachingFields teaching={teaching} isPriceOpen={teaching.status !== 'approved'} />
    </Section>
  )
}
