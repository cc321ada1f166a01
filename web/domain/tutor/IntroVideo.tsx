import { makeStyles, tokens } from '@fluentui/react-components'
import { PlayCircleFilled } from '@fluentui/react-icons/svg/play-circle'
import type { TutorProfile } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { fixedColors, brandTokens } from '#web/theme/tokens.ts'
import { Hidden } from '#web/ui/Hidden.tsx'
import { StarPattern } from '#web/ui/StarPattern.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { VideoScene } from './VideoScene.tsx'

/**
 * A tutor's intro video: a scene of the subject on the tutor's own pattern until it is played, or a link when it is on
 * another host or is no playable file.
 */
export function IntroVideo({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  const intl = useIntl()
  const isHydrated = useHydrated()
  const [state, setState] = useState<'poster' | 'playing' | 'elsewhere'>('poster')
  const { video_url: url } = tutor
  // An http(s) URL, or a path of this site
  if (!url || !/^(https?:\/\/|\/(?!\/))/i.test(url)) return null
  // The policy of pages plays files of their own host only; the server does not know its own
  const isOwn = url.startsWith('/') || (isHydrated && url.startsWith(`${location.origin}/`))
  if (state === 'elsewhere' || !isOwn)
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
        <FormattedMessage id="tutors.video.open" />
      </a>
    )
  const label = intl.formatMessage({ id: 'tutors.video' }, { name: formatFullName(tutor) })
  if (state === 'poster')
    return (
      <button type="button" className={styles.poster} onClick={() => setState('playing')}>
        <Hidden>{label}</Hidden>
        <StarPattern seed={`tutor-${tutor.id}`} className={styles.pattern} />
        <VideoScene subjects={tutor.course_types} />
        <PlayCircleFilled aria-hidden="true" className={styles.play} />
      </button>
    )
  return (
    // The video has no captions; the biography has the same content as text
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={styles.video}
      src={url}
      controls
      autoPlay
      playsInline
      aria-label={label}
      onError={() => setState('elsewhere')}
    />
  )
}

const useStyles = makeStyles({
  video: {
    width: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: fixedColors.stage,
  },
  poster: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    aspectRatio: '16 / 9',
    padding: 0,
    overflow: 'hidden',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.brandInk,
    color: tokens.colorBrandStroke2,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  pattern: { opacity: 0.5 },
  play: {
    position: 'relative',
    width: '72px',
    height: '72px',
    color: fixedColors.white,
    // Nothing of the scene shows through the mark
    borderRadius: '50%',
    backgroundColor: brandTokens.brandInk,
  },
  link: { alignSelf: 'flex-start', color: tokens.colorBrandForegroundLink },
})
