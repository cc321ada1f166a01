import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { useSession } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Container } from '#web/ui/Container.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { questions } from './questions.ts'

/** Frequent questions; they open without JavaScript. */
export function FrequentQuestions() {
  const styles = useStyles()
  const { user } = useSession()
  // Kids read nothing about money
  const shown = user?.category === 'kids' ? questions.filter((name) => name !== 'payment') : questions
  return (
    <Container className={styles.root}>
      <Heading level={2}>
        <FormattedMessage id="home.questions" />
      </Heading>
      <div className={styles.list}>
        {shown.map((name) => (
          <details key={name} className={styles.item}>
            <summary className={styles.question}>
              <FormattedMessage id={`home.questions.${name}`} />
            </summary>
            <p className={styles.answer}>
              <FormattedMessage id={`home.questions.${name}.answer`} />
            </p>
          </details>
        ))}
      </div>
    </Container>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '24px', [media.desktop]: { gridTemplateColumns: '1fr 2fr', gap: '64px' } },
  list: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  item: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  question: {
    paddingBlock: '14px',
    [media.tablet]: { paddingBlock: '18px' },
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { backgroundColor: brandTokens.sunken },
    '::marker': { color: tokens.colorBrandForeground1 },
  },
  answer: { margin: 0, paddingBottom: '20px', maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
})
