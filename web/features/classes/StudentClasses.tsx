import { useParams } from 'react-router-dom'
import { ResourceScreen } from '#web/resource/ResourceScreen.tsx'
import { defineStudentClasses } from './classes.tsx'

/** The classes of the student in the URL. */
export function StudentClasses() {
  const id = Number(useParams().id) || 0
  return <ResourceScreen key={id} resource={defineStudentClasses(id)} />
}
