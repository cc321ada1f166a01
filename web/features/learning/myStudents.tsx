import { toMyStudent } from '#web/domain/addresses.ts'
import { figure, moment } from '#web/resource/columns.tsx'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { defineResource } from '#web/resource/resource.ts'

/** Learners of this tutor; of kids the first name and the guardian, never an address. */
export const myStudents = defineResource({
  name: 'myStudents',
  list: '/tutor/students/list/',
  isSimple: true,
  columns: [
    {
      name: 'name',
      show: ({ name, profile_picture_url, guardian }) => (
        <PersonCell
          name={name}
          profile_picture_url={profile_picture_url}
          {...(guardian ? { detail: guardian } : {})}
        />
      ),
      text: ({ name }) => name,
    },
    moment('last_class'),
    moment('next_class'),
    figure('classes_count'),
    figure('homework_due'),
    figure('quiz_average'),
  ],
  links: [{ name: 'open', to: ({ id }) => toMyStudent(id) }],
})
