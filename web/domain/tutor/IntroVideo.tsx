import { makeStyles, tokens } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatFullName } from './TutorFacts.tsx'

/** A tutor's own introduction: a picture until somebody plays it, and a link where it is no file that plays here. */
export function IntroVideo({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  const intl = useIntl()
  const [isElsewhere, setElsewhere] = useState(false)
  const { video_url: url, profile_picture_url: poster } = tutor
  // An address of the web, or a file of this site
  if (!url || !/^(https?:\/\/|\/(?!\/))/i.test(url)) return null
  if (isElsewhere)
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
        <FormattedMessage id="tutors.video.open" />
      </a>
    )
  return (
    // A tutor's own introduction comes without captions; the biography says the same in words
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
