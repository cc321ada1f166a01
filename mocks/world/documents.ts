import data from '#mocks/data/records.json'
import { getText } from '#mocks/data/texts.ts'
import type { FileRecord } from '#mocks/world/learning/learningRecords.ts'
import type { TutorRecord } from '#mocks/world/records.ts'

/** First id after those of the class files. */
const FIRST = 1000

/** Creates the documents of tutors' applications; rejected tutors have no certificate. */
export function createDocuments(root: number, tutors: readonly TutorRecord[]): FileRecord[] {
  return tutors.flatMap(({ id, status, course_types }, index) => {
    const recites = course_types.includes('quran') || course_types.includes('tajweed')
    const count = status === 'rejected' ? 1 : recites ? 3 : 2
    return data.documents.slice(0, count).map((name, position) => ({
      id: root + FIRST + index * 5 + position,
      owner: id,
      name: getText(name),
      content_type: 'application/pdf',
      size: 48_000 + ((id * 7919 + position * 104_729) % 400_000),
      isApplication: true,
    }))
  })
}
