import { makeStyles } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { fixedColors, brandTokens, media } from '#web/theme/tokens.ts'
import { runWhenIdle } from '#web/ui/runWhenIdle.ts'
import { startPart } from '../../browser/startPart.ts'

interface WhatsAppProps {
  /** International number of the institute */
  number: string
}

/**
 * The floating WhatsApp button of guests, students and tutors.
 * @see docs/decisions.md#chat-button
 */
export function WhatsApp({ number }: WhatsAppProps) {
  const styles = useStyles()
  const intl = useIntl()
  const element = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    let isOver = false
    let end: (() => void) | undefined
    // It measures the whole page, so it waits until that has started
    runWhenIdle(() =>
      startPart(import('../keepOffContent.ts'), ({ keepOffContent }) => {
        if (!isOver && element.current) end = keepOffContent(element.current)
      }),
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [])
  return (
    <aside data-chat aria-label={intl.formatMessage({ id: 'shell.help' })}>
      <a
        ref={element}
        className={styles.root}
        href={`https://wa.me/${number.replace(/\D/g, '')}`}
        target="_blank"
        rel="noreferrer"
        aria-label={intl.formatMessage({ id: 'shell.whatsapp' })}
      >
        <svg
          viewBox="0 0 24 24"
          width="28"
          height="28"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        >
          <path d="M3.6 20.4l1.2-4.3a8.5 8.5 0 1 1 3.2 3.1z" strokeLinejoin="round" />
          <path
            d="M8.6 8.2c.3-.6.9-.7 1.3-.1l.7 1.2c.2.4.1.8-.2 1.1l-.4.5c.6 1.2 1.6 2.2 2.9 2.8l.5-.4c.3-.3.8-.4 1.1-.2l1.2.7c.6.4.5 1-.1 1.4-1 .7-2.2.6-3.4 0a9 9 0 0 1-3.7-3.6c-.6-1.2-.6-2.4.1-3.4z"
            fill="currentColor"
            stroke="none"
          />
        </svg>
      </a>
    </aside>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    // Above an action bar, where a page has one (ui/useActionBar)
    bottom: 'calc(24px + var(--actionBar, 0px))',
    insetInlineEnd: '24px',
    zIndex: 90,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '56px',
    height: '56px',
    borderRadius: '50%',
    backgroundColor: fixedColors.whatsApp,
    color: fixedColors.white,
    boxShadow: brandTokens.shadowFloating,
    ':hover': { backgroundColor: fixedColors.whatsAppHover },
    // Nothing moves it off buttons and links without scripts: it stands at the end of the page, in the footer's padding
    '@media (scripting: none)': {
      position: 'static',
      display: 'flex',
      margin: '-80px 24px 24px',
      marginInlineStart: 'auto',
    },
    // Forced colours remove background and shadow
    [media.forced]: { border: '1px solid' },
  },
})
