import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { LanguageInput } from '#web/ui/HiddenInputs.tsx'
import { brandTokens } from '#web/theme/tokens.ts'

interface SentPanelProps {
  reference: string
  onAgain: () => void
}

/** Confirms a message: its reference and what happens next. */
export function SentPanel({ reference, onAgain }: SentPanelProps) {
  const styles = useStyles()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.root}>
      <CheckmarkCircleRegular aria-hidden="true" className={styles.icon} />
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        <FormattedMessage id="contact.sent" />
      </h2>
      <p className={styles.reference}>
        <FormattedMessage id="contact.reference" values={{ reference: <bdi dir="ltr">{reference}</bdi> }} />
      </p>
      <p className={styles.text}>
        <FormattedMessage id="contact.sent.text" />
      </p>
      <div className={styles.row}>
        <ButtonLink to={paths.home} appearance="primary">
          <FormattedMessage id="notFound.home" />
        </ButtonLink>
        <form action={paths.contact} onSubmit={writeAgain}>
          <LanguageInput />
          <Button type="submit">
            <FormattedMessage id="contact.again" />
          </Button>
        </form>
      </div>
    </div>
  )

  function writeAgain(event: SubmitEvent) {
    event.preventDefault()
    onAgain()
  }
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '32px',
    borderRadius: '16px',
    backgroundColor: brandTokens.brandSoft,
  },
  icon: { width: '48px', height: '48px', color: tokens.colorBrandForeground1 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    outlineStyle: 'none',
  },
  reference: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, maxWidth: '52ch', color: tokens.colorNeutralForeground2 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '8px' },
})
