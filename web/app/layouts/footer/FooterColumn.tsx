import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { media } from '#web/theme/tokens.ts'

interface FooterColumnProps {
  title: MessageId
  children: ReactNode
}

/** A titled list of links in the footer. */
export function FooterColumn({ title, children }: FooterColumnProps) {
  const styles = useStyles()
  return (
    <section className={styles.column}>
      <h2 className={styles.title}>
        <FormattedMessage id={title} />
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

const useStyles = makeStyles({
  column: { minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    [media.tablet]: { marginBottom: '8px' },
  },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
})
