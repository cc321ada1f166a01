import {
  listContactMessages,
  sendContactMessage,
  updateContactMessage,
} from '#mocks/handlers/institutes/contact.ts'
import { deleteCourse, insertCourse, listCourses, updateCourse } from '#mocks/handlers/tutors/courses.ts'
import {
  assignGroupClass,
  deleteGroupClass,
  insertGroupClass,
  listGroupClasses,
  previewGroupClass,
  readGroupClass,
  updateGroupClass,
} from '#mocks/handlers/classes/groupClasses.ts'
import { listLearnerGroups, listLearners } from '#mocks/handlers/kids/learners.ts'
import {
  approveTutor,
  readTutorApplication,
  rejectTutor,
  reviewTutors,
  startTutorReview,
  terminateTutor,
} from '#mocks/handlers/applications/review.ts'
import {
  assignStudentGroup,
  deleteStudentGroup,
  insertStudentGroup,
  listStudentGroups,
  readStudentGroup,
  updateStudentGroup,
} from '#mocks/handlers/students/studentGroups.ts'
import {
  listStudents,
  readStudent,
  updateStudent,
  updateStudents,
} from '#mocks/handlers/students/students.ts'
import { listTutorStudents, readTutorStudent } from '#mocks/handlers/students/tutorStudents.ts'

/** Handlers of the records that staff and tutors manage. */
export const staffHandlers = {
  sendContactMessage,
  listContactMessages,
  updateContactMessage,
  listCourses,
  insertCourse,
  updateCourse,
  deleteCourse,
  listGroupClasses,
  readGroupClass,
  insertGroupClass,
  updateGroupClass,
  deleteGroupClass,
  previewGroupClass,
  assignGroupClass,
  startTutorReview,
  approveTutor,
  rejectTutor,
  terminateTutor,
  reviewTutors,
  readTutorApplication,
  listStudentGroups,
  readStudentGroup,
  insertStudentGroup,
  updateStudentGroup,
  deleteStudentGroup,
  assignStudentGroup,
  listStudents,
  readStudent,
  updateStudent,
  updateStudents,
  listTutorStudents,
  readTutorStudent,
  listLearners,
  listLearnerGroups,
}
