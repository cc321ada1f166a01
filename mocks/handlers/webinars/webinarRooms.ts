import { notifyOfRecording } from '#mocks/handlers/webinars/notifyOfWebinar.ts'
import {
  throwConflict,
  throwNotFound,
  respondData,
  respondMessage,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { checkFiles } from '#mocks/handlers/files.ts'
import { isStaff, listOwnLearners, requireOwnerOrStaff } from '#mocks/handlers/caller.ts'
import { findTutorPerson } from '#mocks/handlers/views.ts'
import { computeRegistrationStatus, requireWebinar } from '#mocks/handlers/webinars/webinarSeats.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import { createDoor, findByDoor } from '#mocks/world/webinars/doors.ts'
import { isRoomOpen, OPENS_BEFORE } from '#mocks/world/webinars/rooms.ts'
import type { RegistrationRecord } from '#mocks/world/staffRecords.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'

/** Responds with the meeting for its host, staff, learners with a registration and guests with a door. */
export const readWebinarRoom: Handler<'readWebinarRoom'> = (call) => {
  const row = requireWebinar(call)
  const isHost = call.account !== undefined && (isStaff(call) || row.tutor === call.account.id)
  const seat = isHost ? undefined : findSeat(call, row)
  if (!isHost && !seat) return throwNotFound(call)
  const now = call.world.clock()
  const isAdmitted = isRoomOpen(row, now) && (isHost || seat?.status === 'registered')
  const link = `${call.origin}/__mock/pages/meeting?halaqa=${row.id}&lang=${call.language}`
  return respondData({
    title: row.title[call.language],
    tutor: findTutorPerson(row.tutor, call),
    start_date_time: formatIso(row.start),
    end_date_time: formatIso(row.end),
    join_from: formatIso(row.start - OPENS_BEFORE),
    link: isAdmitted ? `${link}${seat ? `&seat=${createDoor(call.state, seat)}` : '&role=host'}` : null,
    is_host: isHost,
    status: seat ? computeRegistrationStatus(seat, row, call) : null,
    is_cancelled: row.isCancelled ?? false,
    is_removed: seat?.isRemoved ?? false,
  })
}

/** Adds the recording of a webinar that has begun, replaces it, or removes it. */
export const addWebinarRecording: Handler<'addWebinarRecording'> = (call, { file_id }) => {
  const row = requireWebinar(call)
  requireOwnerOrStaff(call, row.tutor)
  if (row.isCancelled) throwConflict(call, 'webinarCancelled')
  if (call.world.clock() < row.start) throwConflict(call)
  const { recording: _, ...rest } = row
  if (file_id !== null) checkFiles(call, [file_id])
  call.state.webinars.update(file_id === null ? rest : { ...row, recording: file_id })
  if (file_id !== null) notifyOfRecording(call, row)
  return respondMessage(call, 'saved')
}

/** Finds the caller's registration by the guest's door, or of the caller's learners; a registered one is preferred. */
function findSeat(call: Call, { id }: WebinarRecord): RegistrationRecord | undefined {
  const guest = findByDoor(call.state, id, call.query.get('door'))
  if (guest || !call.account) return guest
  const own = listOwnLearners(call)
  const rows = call.state.registrations
    .list()
    .filter(({ webinar, learner }) => webinar === id && learner !== null && own.has(learner))
  return rows.findLast(({ status }) => status === 'registered') ?? rows.at(-1)
}
