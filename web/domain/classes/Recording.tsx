import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { ClassPart } from './ClassPart.tsx'
import { fixedColors } from '#web/theme/tokens.ts'

/**
 * The recording of a class; 'Record is not available yet' until it is ready.
 * @see specification section 8
 */
export function Recording({ url }: { url: string | null }) {
  const styles = useStyles()
  return (
    <ClassPart title={<FormattedMessage id="classes.recording" />}>
      {url ? (
        // There is no transcript of a class
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
    backgroundColor: fixedColors.black,
  },
})
