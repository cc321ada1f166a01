import { makeStyles, tokens } from '@fluentui/react-components'
import type { GroupCourse } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Tag } from '#web/ui/Tag.tsx'
import { GroupTimes } from './GroupTimes.tsx'

/** A group class on a card: its times, its tutor, ages and free seats. */
export function GroupOffer({ offer }: { offer: GroupCourse }) {
  const styles = useStyles()
  return (
    <li className={styles.root}>
      <GroupTimes offer={offer} />
      <span className={styles.tutor}>
        <Avatar name={offer.tutor.name} picture={offer.tutor.profile_picture_url} size="small" />
        <span>
          <FormattedMessage id="groups.with" values={{ tutor: <bdi>{offer.tutor.name}</bdi> }} />
        </span>
      </span>
      <span className={styles.line}>
        <Tag tone="accent">
          <FormattedMessage id="groups.ages" values={{ from: offer.age_from, to: offer.age_to }} />
        </Tag>
        <Tag tone={offer.seats_left === 0 ? 'quiet' : 'brand'}>
          <FormattedMessage id="groups.seats" values={{ count: offer.seats_left }} />
        </Tag>
      </span>
    </li>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tutor: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
})
