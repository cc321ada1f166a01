import { useEffect } from 'react'
import type { ApiError, ClassDetail, WebinarRoom } from '#sdk'
import { useSearchParams } from 'react-router-dom'
import { query, useQuery } from '#web/api/query.ts'
import { classQuery } from '#web/domain/classes/queries.ts'
import type { Category } from '#web/state/session.ts'
import { useSession } from '#web/state/stores.ts'
import { useNow } from '#web/time/viewer.ts'
import { getTabStorage, writeStored } from '#web/storage/storage.ts'

/** The meeting's people, time and link. */
export interface Room {
  title: string
  people: string
  start: string
  end: string
  joinFrom: string
  /** Null until the room opens */
  link: string | null
  isHost: boolean
  /** Why a webinar stays closed for this person */
  closed?: 'cancelled' | 'waitlisted' | 'removed' | 'seatless' | undefined
}

interface RoomState {
  room: Room | undefined
  error: ApiError | undefined
  isRequested: boolean
  /** The id of the requested webinar */
  webinarId: number | undefined
  /** A guest's door, which needs no session */
  hasDoor: boolean
  /** The URL names no meeting, or one the user does not take part in */
  isUnknown: boolean
  isBusy: boolean
  retry: () => void
}

const POLL_MS = 20_000

/**
 * Returns the meeting of the URL, `?class=` or `?halaqa=`. Polls until the user has entered it, or it is over.
 * @param hasEntered whether the user is in the meeting
 */
export function useRoom(hasEntered: boolean): RoomState {
  const { user } = useSession()
  const [params] = useSearchParams()
  const now = useNow(POLL_MS)
  const bookedClass = readNumber(params, 'class')
  const webinarId = readNumber(params, 'halaqa')
  const door = params.get('door')
  const config = {
    refreshInterval: (latest?: { data: Pick<ClassDetail, 'end_date_time'> }) =>
      hasEntered || (latest && Date.parse(latest.data.end_date_time) <= now) ? 0 : POLL_MS,
  }
  const classResponse = useQuery(user && bookedClass ? classQuery(bookedClass) : null, config)
  const hasDoor = webinarId !== undefined && (user !== null || door !== null)
  const webinarResponse = useQuery(hasDoor && !bookedClass ? webinarRoomQuery(webinarId, door) : null, config)
  const response = bookedClass ? classResponse : webinarResponse
  const detail = classResponse.data?.data
  const webinar = webinarResponse.data?.data
  useRemovedGuest(webinarId, door !== null && webinar?.is_removed === true)
  return {
    room: bookedClass ? detail && toClassRoom(detail, user?.category) : webinar && toWebinarRoom(webinar),
    error: response.error,
    isRequested: bookedClass !== undefined || webinarId !== undefined,
    webinarId: bookedClass ? undefined : webinarId,
    hasDoor: webinarId !== undefined && door !== null,
    isUnknown: response.error?.status === 404,
    isBusy: response.isValidating,
    retry: () => void response.mutate(),
  }
}

/** Stores that a guest's seat was taken back, which the page of registration says then. */
function useRemovedGuest(id: number | undefined, isRemoved: boolean) {
  useEffect(() => {
    if (id !== undefined && isRemoved) writeStored(`mk.halaqa.${id}`, 'removed', getTabStorage)
  }, [id, isRemoved])
}

function toClassRoom(detail: ClassDetail, category: Category | undefined): Room {
  return {
    title: detail.course.name,
    people: [detail.tutor, ...detail.students].map(({ name }) => name).join(' · '),
    start: detail.start_date_time,
    end: detail.end_date_time,
    joinFrom: detail.join_from,
    link: detail.host_link ?? detail.join_link,
    isHost: category !== 'student' && category !== 'kids',
  }
}

function toWebinarRoom(webinar: WebinarRoom): Room {
  return {
    title: webinar.title,
    people: webinar.tutor.name,
    start: webinar.start_date_time,
    end: webinar.end_date_time,
    joinFrom: webinar.join_from,
    link: webinar.link,
    isHost: webinar.is_host,
    closed: findClosed(webinar),
  }
}

function findClosed({ status, is_cancelled, is_removed }: WebinarRoom): Room['closed'] {
  if (is_cancelled) return 'cancelled'
  if (status === 'waitlisted') return 'waitlisted'
  if (status !== 'cancelled') return undefined
  return is_removed ? 'removed' : 'seatless'
}

function readNumber(params: URLSearchParams, name: string): number | undefined {
  const value = Number(params.get(name))
  return Number.isInteger(value) && value > 0 ? value : undefined
}

/** @param door a guest's, from the registration */
function webinarRoomQuery(id: number, door: string | null) {
  return query('/webinar/{id}/room/', { path: { id }, query: door ? { door } : {} })
}
