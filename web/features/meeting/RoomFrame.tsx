import { makeStyles } from '@fluentui/react-components'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getLandingPath } from '#web/domain/session/landingPath.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Notice } from '#web/ui/Notice.tsx'

interface RoomFrameProps {
  title: string
  link: string
}

/** The meeting: embedded where its URL allows it, else opened in a new tab. */
export function RoomFrame({ title, link }: RoomFrameProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const isFramed = new URL(link, location.origin).origin === location.origin
  useEffect(() => {
    if (!isFramed) window.open(link, '_blank', 'noreferrer')
  }, [isFramed, link])
  if (!isFramed)
    return (
      <Notice
        seed="meeting"
        title={intl.formatMessage({ id: 'meeting.otherTab' })}
        text={<FormattedMessage id="meeting.otherTab.text" />}
      >
        <a href={link} target="_blank" rel="noreferrer">
          <FormattedMessage id="shell.openInTab" />
        </a>
      </Notice>
    )
  return (
    <div className={styles.root}>
      <Hidden as="div">
        <h1 tabIndex={-1}>{title}</h1>
      </Hidden>
      <div className={styles.bar}>
        <bdi>{title}</bdi>
        <ButtonLink to={user ? getLandingPath(user) : paths.webinars} appearance="primary">
          <FormattedMessage id="meeting.leave" />
        </ButtonLink>
      </div>
      <iframe
        title={title}
        src={link}
        allow="camera; microphone; display-capture; fullscreen; autoplay"
        className={styles.frame}
      />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: 'calc(100dvh - 72px)' },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '8px 16px',
  },
  frame: { flexGrow: 1, width: '100%', border: 'none' },
})
