import {
  bookInterview,
  cancelInterview,
  deleteWebinar,
  planInterview,
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
    const end_date_time = new Date(Date.parse(String(body.end_date_time)) + 3_600_000).toISOString()
    await saveInterview(world, id, { ...body, end_date_time })
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
