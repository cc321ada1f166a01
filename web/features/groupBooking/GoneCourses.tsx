import { Button } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { toggleKidsCourse } from '#web/state/kidsSelection.ts'
import { useStores } from '#web/state/stores.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Says that chosen courses have no group class any more, and leads to others; the chosen ones are removed then. */
export function GoneCourses({ ids }: { ids: readonly number[] }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { kidsSelection } = useStores()
  return (
    <Notice
      seed="no-group-class"
      role="status"
      title={intl.formatMessage({ id: 'booking.matrix.gone' })}
      text={<FormattedMessage id="booking.matrix.gone.text" />}
    >
      <Button appearance="primary" onClick={chooseOthers}>
        <FormattedMessage id="booking.matrix.gone.choose" />
      </Button>
    </Notice>
  )

  function chooseOthers() {
    void navigate(paths.groups)
    for (const id of ids) toggleKidsCourse(kidsSelection, id)
  }
}
