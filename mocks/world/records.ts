import type { Gender } from '#sdk'
import type { CourseRecord, InstituteData, NamedText } from '#mocks/data/catalogue.ts'
import type { Text } from '#mocks/data/texts.ts'
import type { BookingTables } from '#mocks/world/booking/bookingRecords.ts'
import type { LearningTables } from '#mocks/world/learning/learningRecords.ts'
import type { StaffTables } from '#mocks/world/staffRecords.ts'

export type Category = 'student' | 'tutor' | 'kids' | 'operator' | 'institute_admin'
export type ReviewState = 'new' | 'under_review' | 'approved' | 'rejected' | 'terminated'

export type Outcome = 'completed' | 'missed' | 'unrecorded' | 'cancelled' | 'rescheduled' | 'to_reschedule'
export type Attendance = 'present' | 'late' | 'absent'

export interface PersonRecord {
  readonly id: number
  readonly first_name: Text
  readonly last_name: Text
  readonly gender: Gender
  readonly hasPicture: boolean
}

export interface KidRecord extends PersonRecord {
  readonly date_of_birth: string
  readonly parent: number
  readonly passcode: string
  readonly passcode_changed: number
  /** Removed by the parent; kept for the names in past classes */
  readonly isRemoved?: boolean
}

export interface StudentRecord extends PersonRecord {
  readonly email: string
  readonly phone_number: string
  readonly status: boolean
  readonly isPending: boolean
  readonly joined_on: string
  /** When the student was activated again last */
  readonly activated?: number
}

export interface ReviewRecord {
  readonly id: number
  /** The feedback that it was written with; seeded reviews have none */
  readonly feedback?: number
  readonly author: Text
  readonly rating: number
  readonly comment: Text
  readonly created_on: string
}

export interface TutorRecord extends PersonRecord {
  readonly email: string
  readonly phone_number: string
  /** Null until the tutor has named it */
  readonly country_id: number | null
  readonly language_ids: readonly number[]
  readonly course_ids: readonly number[]
  readonly course_types: readonly string[]
  readonly rating: number | null
  readonly ratings_count: number
  /** Number of ratings with 1 to 5 stars, with a comment or without */
  readonly star_counts: readonly number[]
  readonly classes_count: number
  readonly biography: Text
  /** Zero until it is set */
  readonly price: number
  readonly has_trial: boolean
  /** Time zone of the working hours */
  readonly time_zone: string
  /** Whether the tutor has working hours */
  readonly isTeaching: boolean
  readonly joined_on: string
  readonly applied_on: string
  readonly status: ReviewState
  /** Whether the tutor has saved the profile or teaching data since a refusal */
  readonly isCorrected?: boolean
  readonly reviews: readonly ReviewRecord[]
  /** Weight of the order `recommended` */
  readonly weight: number
  /** Normalized text that search looks in */
  readonly searchText: string
}

export interface ClassRecord {
  readonly id: number
  readonly course_id: number
  readonly tutor: number
  readonly students: readonly number[]
  readonly kind: 'one_to_one' | 'group'
  readonly state: 'scheduled' | 'confirmed' | 'pending'
  readonly start: number
  /** Only outcomes that do not follow from attendance and time */
  readonly outcome?: 'cancelled' | 'rescheduled'
  readonly notes?: Text
  readonly cancel_reason?: string
  /** Of a class that its family cancelled: whether what was paid for it comes back, or it was too late */
  readonly returned?: 'refunded' | 'lost'
  /** Paid, without a time: cancelled by tutor or staff, or an hour of a month that was not free */
  readonly isOwed?: boolean
  /** Starts of the hours that tutor or staff offer for it */
  readonly offers?: readonly number[]
  readonly attendance?: Readonly<Record<number, Attendance>>
  readonly reservation_id?: number
  /** The month of the booking that paid for it, 0 for the first, wherever it is moved; without it that of its start */
  readonly month?: number
  /** The reservation that paid a learner's seat in a session of a group class, where it is known */
  readonly paidBy?: Readonly<Record<number, number>>
  /** Of a session: its group class */
  readonly group?: number
  /** Of a session: the seats of a cancelled booking alone, beside the session of others */
  readonly isReleased?: boolean
  /** Of a session: its length, as its group class had it; other classes have 60 */
  readonly minutes?: number
}

export interface WebinarRecord {
  readonly id: number
  readonly title: Text
  readonly description: Text
  readonly tutor: number
  readonly language_id: number
  readonly start: number
  readonly end: number
  readonly capacity: number
  readonly searchText: string
  readonly isCancelled?: boolean
  /** Not shown to kids */
  readonly isForParents?: boolean
  /** Of an interview: the group course it is for */
  readonly interviewFor?: number
  readonly recording?: number
}

export interface AccountRecord extends PersonRecord {
  readonly category: Category
  readonly user_type: string
  readonly email: string | null
  /** Empty for kids, who sign in with their passcode as user name */
  readonly password: string
}

/** Records of one institute by table. */
export interface Tables extends BookingTables, LearningTables, StaffTables {
  tutors: TutorRecord
  students: StudentRecord
  kids: KidRecord
  accounts: AccountRecord
  classes: ClassRecord
  webinars: WebinarRecord
  cities: NamedText
  courses: CourseRecord
}

export type InitialTables = { readonly [Name in keyof Tables]: readonly Tables[Name][] }

/** Initial data of one institute; immutable. */
export type InitialData = { readonly institute: InstituteData } & InitialTables
