import type { Person } from '#sdk'
import { isolateText } from '#web/i18n/isolateText.ts'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { TutorLink } from '#web/resource/StaffLink.tsx'
import type { Column } from '#web/resource/resource.ts'

/** The tutors of a reservation or payment. */
interface Tutors {
  readonly tutor: Person | null
  readonly tutors?: readonly Person[] | undefined
}

/** Lists the tutors of a reservation or payment; of a group booking the tutor of each group class. */
export function listTutors({ tutor, tutors }: Tutors): readonly Person[] {
  return tutors?.length ? tutors : tutor ? [tutor] : []
}

/** A column for the tutors of a reservation or payment: a person with portrait, or the names of several. */
export const tutorsColumn: Column<Tutors> = {
  name: 'tutor',
  show: (row, { list }) => {
    const [first, ...others] = listTutors(row)
    if (!first) return '–'
    return others.length ? (
      list([first, ...others].map(({ name }) => isolateText(name)))
    ) : (
      <PersonCell {...first} />
    )
  },
  text: (row) =>
    listTutors(row)
      .map(({ name }) => name)
      .join(', '),
}

/** The tutors of a reservation or payment, each on its line; for staff as links. */
export function TutorLinks({ tutors }: { tutors: Tutors }) {
  const rows = listTutors(tutors)
  if (rows.length === 0) return '–'
  return rows.map((tutor) => (
    <div key={tutor.id}>
      <TutorLink isPlain tutor={tutor} />
    </div>
  ))
}
