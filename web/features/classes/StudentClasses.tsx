import { useParams } from 'react-router-dom'
import { ResourcePage } from '#web/resource/ResourcePage.tsx'
import { defineStudentClasses } from './classes.tsx'

/** The classes of the student in the URL. */
export function StudentClasses() {
  const id = Number(useParams().id) || 0
  return <ResourcePage key={id} resource={defineStudentClasses(id)} />
}
