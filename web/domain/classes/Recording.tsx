import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { ClassPart } from './ClassPart.tsx'

/** A class as it was held; 'Record is not available yet' until it has been made ready (specification section 8). */
export function Recording({ url }: { url: string | null }) {
  const styles = useStyles()
  return (
    <ClassPart title={<FormattedMessage id="classes.recording" />}>
      {url ? (
        // There is no text of a class
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video className={styles.video} src={url} controls preload="none" />
      ) : (
        <p className={styles.text}>
          <FormattedMessage id="Record is not available yet" />
        </p>
      )}
    </ClassPart>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  video: {
    width: '100%',
    maxHeight: '320px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: '#000',
  },
})
