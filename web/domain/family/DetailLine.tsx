import { makeStyles } from '@fluentui/react-components'

interface DetailLineProps {
  details: readonly string[]
  /** Of the whole line */
  className?: string | undefined
}

/** Short facts in a line, such as program and month; a line breaks between them before it breaks within one. */
export function DetailLine({ details, className }: DetailLineProps) {
  const styles = useStyles()
  return (
    details.length > 0 && (
      <span className={className}>
        {details.flatMap((detail, index) => [
          <bdi key={detail} className={styles.root}>
            {detail}
            {index < details.length - 1 && '\u00A0·'}
          </bdi>,
          ' ',
        ])}
      </span>
    )
  )
}

const useStyles = makeStyles({ root: { display: 'inline-block' } })
