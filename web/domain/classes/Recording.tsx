import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { ClassPart } from './ClassPart.tsx'
import { Video } from '#web/ui/Video.tsx'

/**
 * The recording of a class; 'Record is not available yet' until it is ready.
 * @see specification section 8
 */
export function Recording({ url, isKid = false }: { url: string | null; isKid?: boolean }) {
  const styles = useStyles()
  const intl = useIntl()
  return (
    <ClassPart title={<FormattedMessage id={isKid ? 'classes.kids.recording' : 'classes.recording'} />}>
      {url ? (
        <Video url={url} label={intl.formatMessage({ id: 'classes.recording' })} />
      ) : (
        <p className={styles.text}>
          <FormattedMessage id={isKid ? 'classes.kids.recording.soon' : 'Record is not available yet'} />
        </p>
      )}
    </ClassPart>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})
