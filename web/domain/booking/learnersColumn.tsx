import { isolateText } from '#web/i18n/isolateText.ts'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { LearnerLink } from '#web/resource/StaffLink.tsx'
import type { Column } from '#web/resource/resource.ts'
import { type Learners, listLearners } from './listLearners.ts'

/** A column for the learners of a reservation or payment: a person with portrait, or the names of several. */
export const learnersColumn: Column<Learners> = {
  name: 'learner',
  show: (row, { list }) => {
    const names = listLearners(row).map(({ name }) => isolateText(name))
    return names.length > 1 ? list(names) : <PersonCell {...row.learner} />
  },
  text: (row) =>
    listLearners(row)
      .map(({ name, guardian }) => (guardian ? `${name} (${guardian})` : name))
      .join(', '),
}

/** The learners of a reservation or payment, each on its line; for staff as links. */
export function LearnerLinks({ learners }: { learners: Learners }) {
  return listLearners(learners).map((learner) => (
    <div key={learner.id}>
      <LearnerLink isPlain learner={learner} />
    </div>
  ))
}
