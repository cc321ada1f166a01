import { FormattedMessage } from 'react-intl'
import { makeStyles, tokens } from '@fluentui/react-components'
import { addresses } from '#web/domain/addresses.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { StarPattern } from '#web/ui/StarPattern.tsx'
import { media } from '#web/theme/tokens.ts'

/** Any other path: the address stays as it was asked. */
export function NotFound() {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div className={styles.art}>
        <StarPattern seed="page-404" />
      </div>
      <Heading level={1} size="display">
        <FormattedMessage id="notFound.title" />
      </Heading>
      <p className={styles.text}>
        <FormattedMessage id="notFound.text" />
      </p>
      <div className={styles.actions}>
        <ButtonLink to={addresses.home} appearance="primary" size="large">
          <FormattedMessage id="notFound.home" />
        </ButtonLink>
        <ButtonLink to={addresses.tutors} appearance="subtle" size="large">
          <FormattedMessage id="shell.tutors" />
        </ButtonLink>
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '16px',
    paddingBlock: '96px',
    paddingInline: '16px',
    textAlign: 'center',
    overflow: 'hidden',
    [media.desktop]: { paddingBlock: '128px' },
  },
  art: {
    position: 'relative',
    width: 'min(480px, 90vw)',
    height: '200px',
    color: tokens.colorBrandForeground1,
    maskImage: 'radial-gradient(closest-side, #000 30%, transparent)',
  },
  text: { margin: 0, fontSize: tokens.fontSizeBase500, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px', marginTop: '16px' },
})
