import { Button } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { Notice } from '#web/ui/Notice.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { toMessageId } from './toMessageId.ts'

interface MissingRecordProps {
  /** Of the resource, which may have texts of its own */
  name: string
  onClose: () => void
}

/** Says, where a record would open, that the URL's is not in the list; open until it is closed. */
export function MissingRecord({ name, onClose }: MissingRecordProps) {
  const intl = useIntl()
  const own = `${name}.missing`
  const hasOwn = `${own}.text` in intl.messages
  const title = intl.formatMessage({ id: hasOwn ? toMessageId(own) : 'resource.missing' })
  return (
    <Panel isWide label={title} top={<span />} onClose={onClose}>
      <Notice
        seed="gone"
        title={title}
        text={hasOwn && <FormattedMessage id={toMessageId(`${own}.text`)} />}
        role="alert"
      >
        <Button appearance="primary" onClick={onClose}>
          <FormattedMessage id="resource.toList" />
        </Button>
      </Notice>
    </Panel>
  )
}
