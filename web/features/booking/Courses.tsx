import { makeStyles, tokens } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { toReservation } from '#web/paths.ts'
import { ChoiceCard } from '#web/domain/booking/ChoiceCard.tsx'
import { NextButton } from '#web/domain/booking/NextButton.tsx'
import { TutorDetails } from '#web/domain/tutor/TutorProfileView.tsx'
import { toggleCourse, COURSES_MAX } from '#web/state/bookingChoices.ts'
import { notify } from '#web/state/notifications.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { Section } from '#web/ui/Section.tsx'
import { KindChoice } from './KindChoice.tsx'
import { ReservationStep } from './ReservationStep.tsx'
import { StepPage } from './StepPage.tsx'
import { useCoursePrefill } from './usePrefill.ts'

/** The first step: the tutor and up to two of their courses. See docs/decisions.md#course-limits. */
export function Courses() {
  return <ReservationStep step="courses">{(tutor) => <CourseStep tutor={tutor} />}</ReservationStep>
}

function CourseStep({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  const intl = useIntl()
  const { selection, notifications } = useStores()
  const { courses, isTrial } = useSelection()
  const coursesMax = isTrial ? 1 : COURSES_MAX
  useCoursePrefill(tutor)
  return (
    <StepPage
      step="courses"
      tutor={tutor}
      title="booking.courses.title"
      lead={<FormattedMessage id={isTrial ? 'booking.courses.one' : 'booking.courses.lead'} />}
      action={
        <NextButton
          to={toReservation(tutor.id, isTrial ? 'sessions' : 'programs')}
          missing={courses.length ? undefined : 'form.atLeastOne'}
        />
      }
    >
      {tutor.has_trial && <KindChoice tutor={tutor} />}
      <fieldset className={styles.courses}>
        <legend className={styles.legend}>
          <FormattedMessage id="booking.coursesOf" values={{ count: courses.length, most: coursesMax }} />
        </legend>
        {tutor.courses.map((course) => (
          <ChoiceCard
            key={course.id}
            type={isTrial ? 'radio' : 'checkbox'}
            name="course"
            isChosen={courses.includes(course.id)}
            isRefused={!isTrial && courses.length >= coursesMax && !courses.includes(course.id)}
            onChoose={() => choose(course.id)}
          >
            <bdi>{course.name}</bdi>
          </ChoiceCard>
        ))}
      </fieldset>
      <Section title={<FormattedMessage id="booking.aboutTutor" />}>
        <TutorDetails tutor={tutor} />
      </Section>
    </StepPage>
  )

  function choose(id: number) {
    if (isTrial) selection.courses = [id]
    else if (!toggleCourse(selection, id)) {
      notify(notifications, 'error', intl.formatMessage({ id: 'form.courses.2' }))
    }
    selection.attempt = undefined
  }
}

const useStyles = makeStyles({
  courses: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    padding: 0,
    border: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  legend: {
    padding: 0,
    marginBottom: '12px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
  },
})
