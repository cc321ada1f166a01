import { array, asyncProperty, boolean, oneof } from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../../fakes/assertProperty.ts'
import { createPlay } from './createPlay.ts'
import { listBrokenInvariants } from './invariants.ts'
import { groupKinds, playGroups } from './playGroups.ts'
import { homeworkKinds, playHomework, playQuizzes, quizKinds } from './playLearning.ts'
import { playStaff, playWait, staffKinds } from './playStaff.ts'
import { playWebinars, webinarKinds } from './playWebinars.ts'
import { buildStep, type Step } from './steps.ts'

const kinds = [groupKinds, webinarKinds, homeworkKinds, quizKinds, staffKinds] as const
const players = [playGroups, playWebinars, playHomework, playQuizzes, playStaff] as const
const waits = ['wait']

/** Steps about one subject, with those of staff and time among them. */
function buildSteps(subjects: readonly (readonly string[])[]) {
  const steps = subjects.map((kind) => ({ weight: 8, arbitrary: buildStep(kind) }))
  return array(
    oneof(
      ...steps,
      { weight: 3, arbitrary: buildStep(staffKinds) },
      { weight: 3, arbitrary: buildStep(waits) },
    ),
    { maxLength: 30, size: 'max' },
  )
}

/** Plays the steps. @returns the faults, each with the number of the step after which it was seen */
async function play(isNewFlow: boolean, steps: readonly Step[]): Promise<string[]> {
  const institute = await createPlay(isNewFlow)
  for (const [index, step] of steps.entries()) {
    const player = players[kinds.findIndex((own) => own.some((kind) => kind === step.kind))] ?? playWait
    await player(institute, step)
    const broken = [...institute.faults, ...listBrokenInvariants(institute.state, institute.now())]
    if (broken.length) return broken.map((fault) => `${index + 1}, ${step.kind}: ${fault}`)
  }
  return []
}

test.each([
  ['group classes', [groupKinds], 40],
  ['webinars', [webinarKinds], 40],
  ['homework', [homeworkKinds], 20],
  ['quizzes', [quizKinds], 20],
  ['everything', [groupKinds, webinarKinds, homeworkKinds, quizKinds], 40],
] as const)(
  'whatever several people do with %s, seats, money, states and references hold',
  (_, subjects, runs) =>
    assertProperty(
      asyncProperty(boolean(), buildSteps(subjects), async (isNewFlow, steps) => {
        expect(await play(isNewFlow, steps)).toEqual([])
      }),
      runs,
    ),
)
