import { ClassCard } from '#web/domain/classes/ClassCard.tsx'
import { defineArchivedClasses } from './archivedClasses.tsx'
import { KidsList } from './KidsList.tsx'

const classes = defineArchivedClasses('student')

/** A child's classes that are over, the last one first; each leads to its recording and its stars. */
export function KidsArchive() {
  return (
    <KidsList resource={classes} picture="archive" title="kidsWork.archive">
      {(bookedClass, _open, address) => (
        <ClassCard bookedClass={bookedClass} side="student" isForNamed={false} to={address} />
      )}
    </KidsList>
  )
}
