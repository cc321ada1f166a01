import type { Teaching } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { type NamesQuery, useQuery } from '#web/api/query.ts'
import { countryNames, courseNames, languageNames } from '#web/domain/nameQueries.ts'
import { CheckboxField } from '#web/form/ChoiceFields.tsx'
import { CheckboxGroup } from '#web/form/CheckboxGroup.tsx'
import { FileField } from '#web/form/FileField.tsx'
import { FILE_MAX } from '#web/form/files.ts'
import { NumberField } from '#web/form/NumberField.tsx'
import { SelectField } from '#web/form/SelectField.tsx'
import { isStaff } from '#web/state/session.ts'
import { useSession } from '#web/state/stores.ts'
import { formatCurrency } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { NoOptions } from '#web/resource/SelectControls.tsx'
import { TeachingPrice } from './TeachingPrice.tsx'
import { DOCUMENTS_MAX } from './teaching.ts'

interface TeachingFieldsProps {
  teaching: Teaching
  /** Whether the user may change price and trial */
  isPriceOpen: boolean
}

/** The fields about what a tutor teaches, for the tutor and for staff. */
export function TeachingFields({ teaching, isPriceOpen }: TeachingFieldsProps) {
  const intl = useIntl()
  const clients = useClients()
  const { user } = useSession()
  const { language } = useViewer()
  const courses = useOptions(courseNames)
  const languages = useOptions(languageNames)
  const countries = useOptions(countryNames)
  const formatText = (id: MessageId) => intl.formatMessage({ id })
  return (
    <>
      {courses?.length === 0 && courseNames.none ? (
        <NoOptions none={courseNames.none} />
      ) : (
        <CheckboxGroup
          name="course_ids"
          label={formatText('teaching.courses')}
          options={courses ?? []}
          isRequired={false}
        />
      )}
      <CheckboxGroup name="language_ids" label={formatText('teaching.languages')} options={languages ?? []} />
      <SelectField
        name="country_id"
        label={formatText('teaching.country')}
        placeholder={formatText('teaching.select')}
        options={countries ?? []}
      />
      {isPriceOpen ? (
        <>
          <NumberField
            name="price"
            label={intl.formatMessage(
              { id: 'teaching.price' },
              { currency: formatCurrency(teaching.currency, language) },
            )}
            {...(isStaff(user) ? {} : { hint: formatText('teaching.price.proposed') })}
            isRequired={false}
          />
          <CheckboxField name="has_trial" label={formatText('teaching.has_trial')}>
            <FormattedMessage id="teaching.has_trial" />
          </CheckboxField>
        </>
      ) : (
        <TeachingPrice teaching={teaching} />
      )}
      <FileField
        name="document_ids"
        label={formatText('teaching.documents')}
        isRequired={false}
        accept={['.pdf', 'image/*', '.docx']}
        countMax={DOCUMENTS_MAX}
        sizeMax={FILE_MAX}
        upload={clients.upload}
      />
    </>
  )
}

function useOptions(read: NamesQuery) {
  const { data } = useQuery(read)
  return data?.data.map(({ id, name }) => ({ value: String(id), label: name }))
}
