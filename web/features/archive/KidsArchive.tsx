import { ClassCard } from '#web/domain/classes/ClassCard.tsx'
import { KidsList } from '#web/domain/kid/KidsList.tsx'
import { defineArchivedClasses } from './archivedClasses.tsx'

const classes = defineArchivedClasses('student')

/** A kid's past classes, the last one first, with links to their recordings. */
export function KidsArchive() {
  return (
    <KidsList resource={classes} picture="archive" title="kidsWork.archive">
      {(bookedClass, _open, href) => (
        <ClassCard bookedClass={bookedClass} side="student" isForNamed={false} isKid to={href} />
      )}
    </KidsList>
  )
}
