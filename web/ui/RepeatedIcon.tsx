import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr'
import { GlobeRegular } from '@fluentui/react-icons/svg/globe'
import { HeartRegular } from '@fluentui/react-icons/svg/heart'
import { StarFilled } from '@fluentui/react-icons/svg/star'

const icons = {
  calendar: CalendarLtrRegular,
  globe: GlobeRegular,
  heart: HeartRegular,
  star: StarFilled,
} as const

interface RepeatedIconProps {
  name: keyof typeof icons
  className?: string
}

/**
 * An icon that a page shows many times: its shape stands in the document once, in `IconShapes`. Decorative.
 * @see docs/decisions.md#icon-shapes
 */
export function RepeatedIcon({ name, className }: RepeatedIconProps) {
  const styles = useStyles()
  return (
    <svg aria-hidden="true" width="1em" height="1em" className={mergeClasses(styles.icon, className)}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}

/** The shapes of `RepeatedIcon`, once on every page. */
export function IconShapes() {
  const styles = useStyles()
  return (
    <svg aria-hidden="true" className={styles.shapes}>
      {Object.entries(icons).map(([name, Icon]) => (
        // Icons are 1em wide
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 20 20" fontSize="20">
          <Icon />
        </symbol>
      ))}
    </svg>
  )
}

const useStyles = makeStyles({
  icon: { display: 'inline', lineHeight: 0, fill: 'currentColor', forcedColorAdjust: 'auto' },
  shapes: { position: 'absolute', width: 0, height: 0 },
})
