import { isolateText } from '#web/i18n/isolateText.ts'
import { formatPerson } from '#web/resource/formatPerson.ts'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { LearnerLink } from '#web/resource/StaffLink.tsx'
import type { Column } from '#web/resource/resource.ts'
import { type Learners, listLearners } from './listLearners.ts'

/** A column for the learners of a reservation or payment: a person with portrait, or the names of several. */
export const learnersColumn: Column<Learners> = {
  name: 'learner',
  show: (row, formats) => {
    const names = listLearners(row).map(({ name, is_inactive = false }) =>
      formatPerson({ name: isolateText(name), is_inactive }, formats),
    )
    return names.length > 1 ? formats.list(names) : <PersonCell {...row.learner} />
  },
  text: (row, formats) =>
    listLearners(row)
      .map((learner) => formatPerson(learner, formats))
      .join(', '),
}

/** The learners of a reservation or payment, each on its line, beside the fact that names the parent; for staff as links. */
export function LearnerLinks({ learners }: { learners: Learners }) {
  return listLearners(learners).map((learner) => (
    <div key={learner.id}>
      <LearnerLink isPlain isParentNamed learner={learner} />
    </div>
  ))
}
