import { courses, type InstituteData } from '#mocks/data/catalogue.ts'
import data from '#mocks/data/learning.json'
import { getText } from '#mocks/data/texts.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { createFeedback } from '#mocks/world/classes/feedback.ts'
import type { LearningTables } from '#mocks/world/learning/learningRecords.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import { createRng, type Rng } from '#mocks/world/codes/rng.ts'
import type { People } from '#mocks/world/hours/timetable.ts'

interface PeopleWithClasses extends People {
  classes: readonly ClassRecord[]
}

type Learning = { readonly [Name in keyof LearningTables]: readonly LearningTables[Name][] }

const types = ['application/pdf', 'audio/mpeg', 'image/png', 'audio/mpeg']

/** Creates homework, quizzes and attempts; the first ones are the demo tutor's for the demo family. */
export function createLearning(
  institute: InstituteData,
  seed: number,
  day: number,
  people: PeopleWithClasses,
): Learning {
  const rng = createRng(seed, 'learning', institute.id)
  const root = institute.id * 10_000
  const owners = [people.tutors[0], people.tutors[0], ...people.tutors.slice(1, 5)].flatMap(
    (tutor) => tutor?.id ?? [],
  )
  const operator = institute.id * 1000 + 500
  const files = Array.from({ length: 24 }, (_, index) => ({
    id: root + index + 1,
    owner: owners[index % owners.length] ?? operator,
    name: getText(data.files[index % 4] ?? ''),
    content_type: types[index % 4] ?? 'application/pdf',
    size: 20_000 + index * 1733,
  }))
  const learners = listLearnerIds(people)
  const homework = createHomework({ root, day, owners, learners, rng })
  const quizzes = createQuizzes({ root, day, owners, learners, rng })
  return {
    files,
    homework,
    submissions: homework.flatMap((row, index) => buildSubmissions(row, index, root, day, rng)),
    quizzes,
    questions: quizzes.flatMap(buildQuestions),
    attempts: createAttempts(quizzes, root, day),
    catalogs: data.catalogs.map(([title = '', description = ''], index) => ({
      id: root + index + 1,
      title: getText(title),
      description: getText(description),
      isShared: index % 3 !== 1,
      files: [root + 1 + (index % 4), root + 5 + (index % 4)].slice(0, index % 3),
      owner: index === 5 ? operator : (owners[index] ?? operator),
      updated: day - index * 3 * DAY,
    })),
    feedback: createFeedback(institute, people, rng, day),
  }
}

interface LearningInputs {
  root: number
  day: number
  owners: readonly number[]
  learners: readonly number[]
  rng: Rng
}

/** Lists learners, the demo student and their kids first. */
function listLearnerIds({ students, kids }: PeopleWithClasses): number[] {
  return [students[0], ...kids.slice(0, 3), students[1], ...students.slice(2, 12)].flatMap(
    (row) => row?.id ?? [],
  )
}

function createHomework({ root, day, owners, learners, rng }: LearningInputs): LearningTables['homework'][] {
  const dues = [3, 1, -2, 9, -9, 5, -20, 14, 2, -30, 6, 20]
  return dues.map((offset, index) => {
    const [title = '', description = ''] = data.homework[index % data.homework.length] ?? []
    const given = index % 4 === 3 ? [] : [...learners.slice(0, 4), ...rng.sample(learners.slice(4), 3)]
    return {
      id: root + index + 1,
      title: getText(title),
      description: getText(description),
      course_id: rng.pick(courses).id,
      group_class: null,
      score: [10, 20, 100][index % 3] ?? 10,
      due: day + offset * DAY + 18 * HOUR,
      files: [root + 1 + (index % 24)],
      published: index % 4 !== 3,
      owner: owners[index % owners.length] ?? root,
      // Homework that is due in weeks was created in the last days
      created: day + Math.min(offset - 7, -index) * DAY,
      learners: given,
    }
  })
}

function buildSubmissions(
  row: LearningTables['homework'],
  index: number,
  root: number,
  day: number,
  rng: Rng,
) {
  const states = ['submitted', 'reviewed', 'returned'] as const
  // The first two wait for the demo student, the others have answers in every state
  const handed =
    index < 2 ? row.learners.slice(2) : row.learners.filter((_, position) => position % 2 === index % 2)
  return handed.map((learner, position) => {
    const state = states[(index + position) % 3] ?? 'submitted'
    return {
      id: root + index * 20 + position + 1,
      homework: row.id,
      learner,
      files: [root + 2 + ((index * 4) % 20)],
      text: getText(rng.pick(data.answers)),
      // No answer is submitted in the future
      submitted: Math.min(row.due - (position - 1) * DAY, day - (position + 1) * DAY),
      state,
      score: state === 'reviewed' ? Math.round(row.score * (0.6 + rng.next() * 0.4)) : null,
      comment: state === 'submitted' ? null : getText(rng.pick(data.reviews)),
      review_files: [],
    }
  })
}

function createQuizzes({ root, day, owners, learners, rng }: LearningInputs): LearningTables['quizzes'][] {
  return Array.from({ length: 8 }, (_, index) => {
    const [name = '', description = '', subject = ''] = data.quizzes[index % data.quizzes.length] ?? []
    const fitting = courses.filter((course) => course.subject === subject)
    return {
      id: root + index + 1,
      name: getText(String(name)),
      description: getText(String(description)),
      course_id: rng.pick(fitting.length ? fitting : courses).id,
      total: 10,
      pass: 6,
      minutes: [10, 15, 20, 5][index % 4] ?? 10,
      trials: [2, 1, 3, 2][index % 4] ?? 2,
      isAvailable: index !== 7,
      owner: owners[index % owners.length] ?? root,
      // In the evening in the institutes' countries, like homework
      closes: day + (index === 5 ? -1 : 20) * DAY + 18 * HOUR,
      learners: [...learners.slice(0, 4), ...rng.sample(learners.slice(4), 2)],
      granted: [],
      created: day - (10 + index) * DAY,
    }
  })
}

function buildQuestions(quiz: LearningTables['quizzes'], index: number): LearningTables['questions'][] {
  const [, , , questions] = data.quizzes[index % data.quizzes.length] ?? []
  if (!Array.isArray(questions)) return []
  return questions.map(([text, a, b, c, d, right], position) => ({
    id: quiz.id * 100 + position + 1,
    quiz: quiz.id,
    position: position + 1,
    text: getText(String(text)),
    options: [a, b, c, d].map((option) => getText(String(option))),
    right: Number(right),
    score: 2,
  }))
}

/** Creates one attempt at each of six quizzes, and one that ran out of time. */
function createAttempts(quizzes: readonly LearningTables['quizzes'][], root: number, day: number) {
  const handedIn = quizzes.slice(0, 6).map((quiz, index) => buildAttempt(quiz, index, root, day))
  const left = quizzes.slice(0, 1).map((quiz) => ({
    ...buildAttempt(quiz, 0, root, day),
    id: root + 7,
    learner: quiz.learners[4] ?? 0,
    submitted: null,
  }))
  return [...handedIn, ...left]
}

function buildAttempt(quiz: LearningTables['quizzes'], index: number, root: number, day: number) {
  const started = day - (index + 2) * DAY
  const [, , , questions] = data.quizzes[index % data.quizzes.length] ?? []
  const rights = Array.isArray(questions) ? questions.map((entry) => Number(entry[5])) : []
  return {
    id: root + index + 1,
    quiz: quiz.id,
    learner: quiz.learners[index % 3 ? 1 : 0] ?? 0,
    questions: rights.map((_, position) => quiz.id * 100 + position + 1),
    total: quiz.total,
    pass: quiz.pass,
    started,
    ends: started + quiz.minutes * 60_000,
    submitted: started + quiz.minutes * 40_000,
    saved: started + quiz.minutes * 39_000,
    answers: rights.map((right, position) => ({
      question: quiz.id * 100 + position + 1,
      option: position === index % 5 ? null : right,
      isMarked: false,
    })),
  }
}
