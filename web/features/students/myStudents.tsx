import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { TutorStudent } from '#sdk'
import { toMyStudent } from '#web/paths.ts'
import { figure, dateTime } from '#web/resource/columns.tsx'
import { formatPerson } from '#web/resource/formatPerson.ts'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { defineResource } from '#web/resource/resource.ts'

/** A tutor's students; of kids only the first name and the guardian, no address. */
export const myStudents = defineResource({
  name: 'myStudents',
  list: '/tutor/students/list/',
  isSimple: true,
  columns: [
    {
      name: 'name',
      show: (student) => <StudentLink student={student} />,
      text: formatPerson,
    },
    dateTime('last_class'),
    dateTime('next_class'),
    figure('classes_count'),
    figure('homework_due'),
    figure('quiz_average'),
  ],
  links: [{ name: 'open', to: ({ id }) => toMyStudent(id) }],
})

/** The student's name as a link to their page. */
function StudentLink({ student }: { student: TutorStudent }) {
  const styles = useStyles()
  return (
    <Link to={toMyStudent(student.id)} className={styles.link}>
      <PersonCell {...student} />
    </Link>
  )
}

const useStyles = makeStyles({
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
})
