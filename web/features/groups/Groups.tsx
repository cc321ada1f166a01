import { makeStyles } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { formatError } from '#web/api/formatError.ts'
import { KIDS_COURSES_MAX, toggleKidsCourse } from '#web/state/kidsSelection.ts'
import { useInstitute, useKidsSelection, useStores } from '#web/state/stores.ts'
import { CardGrid, CardGridSkeleton } from '#web/ui/CardGrid.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Page } from '#web/ui/Page.tsx'
import { ZoneLine } from '#web/ui/ZoneLine.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { paths } from '#web/paths.ts'
import { GroupCard } from './GroupCard.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { offersQuery } from '#web/domain/booking/queries.ts'
import { type GroupChoice, buildGroupChoices, groupCoursesQuery } from './queries.ts'

/** The list of group courses for kids; up to three can be chosen. */
export function Groups() {
  return (
    <Page
      title={<FormattedMessage id="groups.heading" />}
      lead={
        <>
          <FormattedMessage id="groups.lead" />
          <ZoneLine />
        </>
      }
    >
      <GroupChoices />
    </Page>
  )
}

function GroupChoices() {
  const intl = useIntl()
  const institute = useInstitute()
  const courses = useQuery(groupCoursesQuery(institute))
  const offers = useQuery(offersQuery)
  if (courses.error && !courses.data)
    return (
      <Failure
        text={formatError(courses.error, intl)}
        isBusy={courses.isValidating}
        onRetry={() => void courses.mutate()}
      />
    )
  if (!courses.data || (!offers.data && !offers.error)) return <CardGridSkeleton />
  const choices = buildGroupChoices(courses.data, offers.data?.data ?? [])
  if (choices.length === 0)
    return (
      <Notice
        seed="no-groups"
        title={intl.formatMessage({ id: 'groups.none' })}
        text={<FormattedMessage id="groups.none.text" />}
      >
        <ButtonLink to={paths.tutors} appearance="primary">
          <FormattedMessage id="groups.findTutor" />
        </ButtonLink>
      </Notice>
    )
  const areOffersKnown = offers.data !== undefined
  return (
    <>
      {!areOffersKnown && (
        <Failure
          text={formatError(offers.error, intl)}
          isBusy={offers.isValidating}
          onRetry={() => void offers.mutate()}
        />
      )}
      <ChoiceGrid choices={choices} areOffersKnown={areOffersKnown} />
    </>
  )
}

interface ChoiceGridProps {
  choices: readonly GroupChoice[]
  areOffersKnown: boolean
}

function ChoiceGrid({ choices, areOffersKnown }: ChoiceGridProps) {
  const styles = useStyles()
  const { kidsSelection } = useStores()
  const { courses: chosen } = useKidsSelection()
  return (
    <>
      <CardGrid className={styles.grid}>
        {choices.map((choice) => {
          const isChosen = chosen.includes(choice.course.id)
          return (
            <li key={choice.course.id}>
              <GroupCard
                choice={choice}
                areOffersKnown={areOffersKnown}
                isChosen={isChosen}
                isFull={!isChosen && chosen.length >= KIDS_COURSES_MAX}
                onToggle={() => toggleKidsCourse(kidsSelection, choice.course.id)}
              />
            </li>
          )
        })}
      </CardGrid>
      <SelectionBar choices={choices} />
    </>
  )
}

const useStyles = makeStyles({ grid: { paddingBottom: '24px' } })
