import type { Text } from '#mocks/data/texts.ts'

export interface FileRecord {
  readonly id: number
  readonly owner: number
  readonly name: Text
  readonly content_type: string
  readonly size: number
  /** Part of a tutor's application */
  readonly isApplication?: boolean
  /** Of an uploaded file; others are generated when they are read */
  readonly bytes?: Uint8Array
}

export interface HomeworkRecord {
  readonly id: number
  readonly title: Text
  readonly description: Text
  readonly course_id: number
  readonly group_class: number | null
  readonly score: number
  readonly due: number
  readonly files: readonly number[]
  readonly published: boolean
  readonly owner: number
  readonly created: number
  readonly learners: readonly number[]
}

export interface SubmissionRecord {
  readonly id: number
  readonly homework: number
  readonly learner: number
  readonly files: readonly number[]
  readonly text: Text | null
  readonly submitted: number
  readonly state: 'submitted' | 'reviewed' | 'returned'
  readonly score: number | null
  readonly comment: Text | null
  readonly review_files: readonly number[]
}

export interface QuizRecord {
  readonly id: number
  readonly name: Text
  readonly description: Text
  readonly course_id: number
  readonly total: number
  readonly pass: number
  readonly minutes: number
  readonly trials: number
  readonly isAvailable: boolean
  readonly owner: number
  readonly closes: number
  /** Learners with one more attempt, once for each */
  readonly granted: readonly number[]
  readonly learners: readonly number[]
  readonly created: number
}

export interface QuestionRecord {
  readonly id: number
  readonly quiz: number
  readonly position: number
  readonly text: Text
  readonly options: readonly Text[]
  /** Position of the right option, from 1 */
  readonly right: number
  readonly score: number
}

/** An attempt with the questions and scores that its quiz had at its start. See docs/decisions.md#questions-in-use. */
export interface AttemptRecord {
  readonly id: number
  readonly quiz: number
  readonly learner: number
  readonly questions: readonly number[]
  readonly total: number
  readonly pass: number
  readonly started: number
  readonly ends: number
  readonly submitted: number | null
  readonly saved: number | null
  readonly answers: readonly { question: number; option: number | null; isMarked: boolean }[]
}

export interface CatalogRecord {
  readonly id: number
  readonly title: Text
  readonly description: Text
  readonly isShared: boolean
  readonly files: readonly number[]
  readonly owner: number
  readonly updated: number
}

export interface FeedbackRecord {
  readonly id: number
  readonly class_id: number | null
  readonly author: number
  readonly about: number | null
  readonly platform: number
  readonly service: number
  readonly tutor: number | null
  readonly student: number | null
  readonly comment: Text
  readonly created: number
}

export interface LearningTables {
  files: FileRecord
  homework: HomeworkRecord
  submissions: SubmissionRecord
  quizzes: QuizRecord
  questions: QuestionRecord
  attempts: AttemptRecord
  catalogs: CatalogRecord
  feedback: FeedbackRecord
}
