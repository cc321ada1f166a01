import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { brandTokens } from '#web/theme/tokens.ts'

interface AvatarProps {
  name: string
  picture?: string | null | undefined
  size?: keyof typeof sizes
  className?: string
}

const sizes = { small: 32, medium: 48, large: 72, huge: 112 } as const

/** A portrait, or initials on a tinted background. Decorative: the name is shown beside it. */
export function Avatar({ name, picture, size = 'medium', className }: AvatarProps) {
  const styles = useStyles()
  const pixels = sizes[size]
  const classes = mergeClasses(styles.root, styles[size], className)
  if (!picture)
    return (
      <span aria-hidden="true" className={mergeClasses(classes, styles.initials)}>
        {getInitials(name)}
      </span>
    )
  return (
    <img
      className={classes}
      src={picture}
      alt=""
      width={pixels}
      height={pixels}
      loading="lazy"
      decoding="async"
    />
  )
}

/** Returns the first letters of the first and last word; Arabic letters are separated, so that they do not join. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].flatMap((word) =>
    word ? [[...word][0] ?? ''] : [],
  )
  return letters.join('\u200C').toLocaleUpperCase()
}

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    objectFit: 'cover',
    backgroundColor: brandTokens.brandSoft,
  },
  initials: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
  small: { width: '32px', height: '32px', fontSize: tokens.fontSizeBase200 },
  medium: { width: '48px', height: '48px', fontSize: tokens.fontSizeBase400 },
  large: { width: '72px', height: '72px', fontSize: tokens.fontSizeBase600 },
  huge: { width: '112px', height: '112px', fontSize: tokens.fontSizeHero700 },
})
