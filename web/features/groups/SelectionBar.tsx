import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { KIDS_COURSES_MAX, clearKidsSelection } from '#web/state/kidsSelection.ts'
import { useInstitute, useKidsSelection, useStores } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { useActionBar } from '#web/ui/useActionBar.ts'
import type { GroupChoice } from './queries.ts'

/** The chosen courses at the bottom of the window, with the link to the next step. */
export function SelectionBar({ choices }: { choices: readonly GroupChoice[] }) {
  const styles = useStyles()
  const bar = useActionBar()
  const { kidsSelection } = useStores()
  const { courses } = useKidsSelection()
  const { institute } = useInstitute()
  const next = getNextStep(institute?.is_new_group_class_flow_enabled === true)
  const names = courses.flatMap((id) => choices.find(({ course }) => course.id === id)?.course.name ?? [])
  return (
    <div ref={bar} className={styles.place}>
      <p role="status" className={styles.status}>
        {names.length > 0 && (
          <FormattedMessage id="groups.count" values={{ count: names.length, most: KIDS_COURSES_MAX }} />
        )}
      </p>
      {names.length > 0 && (
        <div className={styles.root}>
          <span className={styles.texts}>
            <strong>
              <FormattedMessage id="groups.count" values={{ count: names.length, most: KIDS_COURSES_MAX }} />
            </strong>
            <span className={styles.names}>
              {names.map((name, index) => (
                <span key={name}>
                  {index > 0 && ' · '}
                  <bdi>{name}</bdi>
                </span>
              ))}
            </span>
          </span>
          <Button appearance="subtle" onClick={() => clearKidsSelection(kidsSelection)}>
            <FormattedMessage id="groups.clear" />
          </Button>
          {next && (
            <ButtonLink to={next} appearance="primary" size="large">
              <FormattedMessage id="groups.continue" />
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}

/** Returns the path of the next step in the institute's flow. */
function getNextStep(isNewFlow: boolean): string | undefined {
  const known: Partial<Record<string, string>> = paths
  return known[isNewFlow ? 'groupKids' : 'groupPrograms']
}

const useStyles = makeStyles({
  place: { position: 'sticky', bottom: '16px', zIndex: 10 },
  status: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: brandTokens.shadowFloating,
    '& > a': { flexGrow: 1, [media.tablet]: { flexGrow: 0 } },
    [media.desktop]: { padding: '16px 24px' },
  },
  texts: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  names: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
})
