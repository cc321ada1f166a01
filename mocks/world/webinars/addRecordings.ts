import { getText } from '#mocks/data/texts.ts'
import type { FileRecord } from '#mocks/world/learning/learningRecords.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'

/** First id, between class files and documents of applications. */
const FIRST = 900
/** Days whose numbers differ */
const DAYS = 90
const EVENING = 11

/**
 * Adds a recording to the evening's webinar of each day, which is shown once it has been held. Like the webinars, it depends
 * on the date only.
 */
export function addRecordings(
  root: number,
  webinars: readonly WebinarRecord[],
): { webinars: WebinarRecord[]; files: FileRecord[] } {
  const toFileId = ({ id }: WebinarRecord) => root + FIRST + (Math.floor(id / 100) % DAYS)
  return {
    webinars: webinars.map((row) => (isRecorded(row) ? { ...row, recording: toFileId(row) } : row)),
    files: webinars.filter(isRecorded).map((row) => ({
      id: toFileId(row),
      owner: row.tutor,
      name: getText('recording.webm|تسجيل.webm'),
      content_type: 'video/webm',
      size: 48_000,
    })),
  }
}

/** Whether a webinar is the evening's: ids are made of day and sitting. */
function isRecorded({ id }: WebinarRecord): boolean {
  return id % 100 === EVENING
}
