import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { Question } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { Hidden } from '#web/ui/Hidden.tsx'
import { findDirection } from '#web/i18n/findDirection.ts'

interface QuestionCardProps {
  question: Question
  number: number
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onEdit: () => void
  onRemove: () => void
}

/** A question as learners see it, with the right answer marked. */
export function QuestionCard({ question, number, onUp, onDown, onEdit, onRemove }: QuestionCardProps) {
  const styles = useStyles()
  const intl = useIntl()
  const name = (id: MessageId) => intl.formatMessage({ id }, { number })
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <span className={styles.number}>
          <FormattedMessage id="questions.number" values={{ number }} />
        </span>
        <span className={styles.score}>
          <FormattedMessage id="questions.points" values={{ count: question.score }} />
        </span>
        <Button
          appearance="subtle"
          icon={<ArrowUpRegular />}
          aria-label={name('questions.up')}
          disabled={!onUp}
          onClick={onUp}
        />
        <Button
          appearance="subtle"
          icon={<ArrowDownRegular />}
          aria-label={name('questions.down')}
          disabled={!onDown}
          onClick={onDown}
        />
        <Button
          appearance="subtle"
          icon={<EditRegular />}
          aria-label={name('questions.editNumber')}
          onClick={onEdit}
        />
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={name('questions.removeNumber')}
          onClick={onRemove}
        />
      </div>
      <p dir="auto" className={styles.text}>
        {question.text}
      </p>
      <ul className={styles.options}>
        {question.options.map((option) => {
          const isRight = option.id === question.right_option_id
          return (
            <li key={option.id} className={mergeClasses(styles.option, isRight && styles.right)}>
              <span dir={findDirection(question.text)}>{option.text}</span>
              {isRight && (
                <>
                  <CheckmarkRegular aria-hidden="true" />
                  <Hidden>
                    <FormattedMessage id="questions.right" />
                  </Hidden>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </li>
  )
}

const useStyles = makeStyles({
  root: {
    padding: '16px 20px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  number: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  score: {
    flexGrow: 1,
    paddingInlineStart: '12px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  text: {
    margin: 0,
    marginBottom: '12px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
  },
  options: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '44px',
    boxSizing: 'border-box',
    paddingBlock: '8px',
    paddingInline: '14px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.sunken,
  },
  right: {
    backgroundColor: brandTokens.goodSoft,
    color: brandTokens.good,
    fontWeight: tokens.fontWeightSemibold,
  },
})
