import { array, asyncProperty, boolean, oneof } from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../../fakes/assertProperty.ts'
import { createPlay, type Play } from './createPlay.ts'
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
      { weight: 2, arbitrary: buildStep(staffKinds) },
      { weight: 3, arbitrary: buildStep(waits) },
    ),
    { maxLength: 50, size: 'max' },
  )
}

/** Each play begins with two group classes and one each of the others, so that the steps find records. */
const beginnings = [
  ...[0, 1].map((at) => ({ kind: 'plan group', by: 0, at, to: 1, amount: 1 - at })),
  { kind: 'plan webinar', by: 0, at: 1, to: 0, amount: 0 },
  { kind: 'write homework', by: 0, at: 0, to: 5, amount: 1 },
  { kind: 'write quiz', by: 0, at: 0, to: 5, amount: 1 },
]

function findPlayer(kind: string): (play: Play, step: Step) => Promise<void> {
  return players[kinds.findIndex((own) => own.some((one) => one === kind))] ?? playWait
}

/** Plays the steps. @returns the faults, each with the number of the step after which it was seen */
async function play(isNewFlow: boolean, steps: readonly Step[]): Promise<string[]> {
  const institute = await createPlay(isNewFlow)
  for (const step of beginnings) await findPlayer(step.kind)(institute, step)
  for (const [index, step] of steps.entries()) {
    await findPlayer(step.kind)(institute, step)
    const broken = [...institute.faults, ...listBrokenInvariants(institute.state, institute.now())]
    if (broken.length) return broken.map((fault) => `${index + 1}, ${step.kind}: ${fault}`)
  }
  return []
}

test.each([
  ['group classes', [groupKinds], 15],
  ['webinars', [webinarKinds], 15],
  ['homework', [homeworkKinds], 10],
  ['quizzes', [quizKinds], 15],
  ['everything', [groupKinds, webinarKinds, homeworkKinds, quizKinds], 15],
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
