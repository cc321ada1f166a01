import { makeStyles } from '@fluentui/react-components'

/** Short facts in a line, such as program and month; a line breaks between them before it breaks within one. */
export function DetailLine({ details }: { details: readonly string[] }) {
  const styles = useStyles()
  return details.flatMap((detail, index) => [
    <bdi key={detail} className={styles.root}>
      {detail}
      {index < details.length - 1 && '\u00A0·'}
    </bdi>,
    ' ',
  ])
}

const useStyles = makeStyles({ root: { display: 'inline-block' } })
