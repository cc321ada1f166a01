import { createNumbers, type Fetch, type Samples } from '../sample.ts'

/** Samples of quizzes, questions and attempts. */
export function createQuizSamples(institute: number): Samples {
  const { root, student } = createNumbers(institute)
  const quiz = {
    Id: 0,
    name: 'Letters',
    course_id: 101,
    totalScore: 10,
    passScore: 6,
    time: 10,
    maximumTrials: 2,
    availability: true,
  }
  const question = {
    Id: 0,
    quiz_id: root + 1,
    text: 'Which letter?',
    options: ['a', 'b', 'c', 'd'],
    right_option: 2,
    score: 2,
  }
  async function startAttempt(send: Fetch) {
    return (await send('student', 'POST', `/quizzes/${root + 3}/attempts/start/`, {})).id
  }
  return {
    listQuizzes: { as: 'tutor' },
    insertQuiz: { as: 'tutor', body: quiz },
    updateQuiz: { as: 'tutor', path: `/quizzes/update/${root + 2}/`, body: { ...quiz, Id: root + 2 } },
    deleteQuiz: { as: 'operator', path: `/quizzes/delete/${root + 8}` },
    listQuestions: { as: 'tutor', path: `/quizzes/questions/list/?quiz_id=${root + 1}` },
    insertQuestion: { as: 'tutor', body: question },
    updateQuestion: {
      as: 'tutor',
      path: `/quizzes/questions/update/${(root + 7) * 100 + 1}/`,
      body: question,
    },
    deleteQuestion: { as: 'tutor', path: `/quizzes/questions/delete/${(root + 7) * 100 + 2}` },
    reorderQuestions: {
      as: 'operator',
      path: `/quizzes/${root + 4}/questions/reorder/`,
      body: { question_ids: [5, 4, 3, 2, 1].map((place) => (root + 4) * 100 + place) },
    },
    assignQuiz: { as: 'operator', path: `/quizzes/${root + 5}/assign/`, body: { student_ids: [student] } },
    listQuizAttempts: { as: 'tutor', path: `/quizzes/${root + 1}/attempts/list/` },
    listQuizResults: { as: 'tutor', path: `/quizzes/${root + 1}/results/list/` },
    grantAttempt: { as: 'tutor', path: `/quizzes/${root + 1}/grant/`, body: { student_id: student } },
    extendAttempt: {
      as: 'operator',
      body: { minutes: 5 },
      given: async (send) => ({ path: `/quizzes/attempts/${await startAttempt(send)}/extend/` }),
    },
    listStudentQuizzes: { as: 'student' },
    startAttempt: { as: 'student', path: `/quizzes/${root + 3}/attempts/start/`, body: {} },
    readAttempt: {
      as: 'student',
      given: async (send) => ({ path: `/quizzes/attempts/detail/${await startAttempt(send)}/` }),
    },
    saveAnswers: {
      as: 'student',
      body: { answers: [{ question_id: (root + 3) * 100 + 1, option_id: 1 }] },
      given: async (send) => ({ path: `/quizzes/attempts/${await startAttempt(send)}/answers/` }),
    },
    submitAttempt: {
      as: 'student',
      given: async (send) => ({ path: `/quizzes/attempts/${await startAttempt(send)}/submit/` }),
    },
  }
}
