import {
  bookInterview,
  cancelInterview,
  deleteWebinar,
  planInterview,
  movePlanned,
  saveInterview,
} from './interviewSteps.ts'
import { planWebinar, send, type StepResult, type World } from './notificationSteps.ts'

/** Makes the events of interviews and of deleted webinars happen. */
export const interviewMakers = {
  webinarDeleted: async (world: World): Promise<StepResult> => {
    const id = await planWebinar(world)
    await send(world, 'kid', `/webinar/${id}/register/`, {})
    await deleteWebinar(world, id)
    return undefined
  },
  interviewMoved: async (world: World): Promise<StepResult> => {
    const { webinar: id, body, tutor } = await bookInterview(world)
    await saveInterview(world, id, movePlanned(body))
    return { tutor }
  },
  interviewCancelled: cancelInterview,
  interviewPlanned: planInterview,
  interviewChosen: async (world: World): Promise<StepResult> => {
    const { id, next, tutor } = await planInterview(world)
    await send(world, 'student', `/reservations/${id}/interview/`, { webinar_id: next })
    return { tutor }
  },
}
