import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'

/** Short facts in a line, such as program and month; a line breaks between them before it breaks within one. */
export function DetailLine({ details }: { details: readonly string[] }) {
  const styles = useStyles()
  return (
    <span className={styles.root}>
      {details.map((detail, index) => (
        <Fragment key={detail}>
          {index > 0 && ' · '}
          <bdi className={styles.part}>{detail}</bdi>
        </Fragment>
      ))}
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  part: { display: 'inline-block' },
})
