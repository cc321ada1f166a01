import { makeStyles } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { media } from '#web/theme/tokens.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { type KidsPictureKind, KidsPicture } from './KidsPicture.tsx'

interface KidsHeadProps {
  picture: KidsPictureKind
  title: MessageId
}

/** The title of a kid's page with its picture. */
export function KidsHead({ picture, title }: KidsHeadProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <KidsPicture kind={picture} />
      <Heading level={1}>
        <FormattedMessage id={title} />
      </Heading>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    '& > svg': { width: '64px', height: '64px' },
    [media.tablet]: { gap: '24px', '& > svg': { width: '88px', height: '88px' } },
  },
})
