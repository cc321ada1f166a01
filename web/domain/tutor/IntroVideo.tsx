import { makeStyles, tokens } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatFullName } from './TutorFacts.tsx'

/** A tutor's intro video: a poster until it is played, or a link when the URL is no playable file. */
export function IntroVideo({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  const intl = useIntl()
  const [isElsewhere, setElsewhere] = useState(false)
  const { video_url: url, profile_picture_url: poster } = tutor
  // An http(s) URL, or a path of this site
  if (!url || !/^(https?:\/\/|\/(?!\/))/i.test(url)) return null
  if (isElsewhere)
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
        <FormattedMessage id="tutors.video.open" />
      </a>
    )
  return (
    // The video has no captions; the biography has the same content as text
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={styles.video}
      src={url}
      controls
      playsInline
      preload="none"
      aria-label={intl.formatMessage({ id: 'tutors.video' }, { name: formatFullName(tutor) })}
      {...(poster ? { poster } : {})}
      onError={() => setElsewhere(true)}
    />
  )
}

const useStyles = makeStyles({
  video: {
    width: '100%',
    maxWidth: '560px',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    objectPosition: '50% 25%',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: '#141210',
  },
  link: { alignSelf: 'flex-start', color: tokens.colorBrandForegroundLink },
})
