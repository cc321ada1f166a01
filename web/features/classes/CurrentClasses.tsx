import { query } from '#web/api/query.ts'
import { ClassList } from './ClassList.tsx'

/** What a tutor teaches next. */
export function CurrentClasses() {
  return (
    <ClassList
      title="classes.current.title"
      side="tutor"
      pageQuery={(page) => query('/classes/current/list/', { query: { page, page_size: 10 } })}
      empty={null}
    />
  )
}
