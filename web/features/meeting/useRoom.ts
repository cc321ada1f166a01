import type { ApiError } from '#sdk'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { classQuery } from '#web/domain/classes/queries.ts'
import { useSession } from '#web/state/stores.ts'
import { bookedWebinarsQuery } from './queries.ts'

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
}

interface RoomState {
  room: Room | undefined
  error: ApiError | undefined
  isRequested: boolean
  /** The URL names no meeting, or one the user does not take part in */
  isUnknown: boolean
  isBusy: boolean
  retry: () => void
}

const POLL_MS = 20_000

/** Returns the meeting of the URL, `?class=` or `?halaqa=`. Polls until its room is open. */
export function useRoom(): RoomState {
  const { user } = useSession()
  const [params] = useSearchParams()
  const bookedClass = readNumber(params, 'class')
  const webinarId = readNumber(params, 'halaqa')
  const isLearner = user?.category === 'student' || user?.category === 'kids'
  const config = { refreshInterval: POLL_MS }
  const classResponse = useQuery(user && bookedClass ? classQuery(bookedClass) : null, config)
  const webinarQuery = useQuery(isLearner && webinarId ? bookedWebinarsQuery : null, config)
  const response = bookedClass ? classResponse : webinarQuery
  const place = webinarQuery.data?.data.findLast(
    ({ webinar, status }) => webinar.id === webinarId && status === 'registered',
  )
  const detail = classResponse.data?.data
  const room = bookedClass
    ? detail && {
        title: detail.course.name,
        people: [detail.tutor, ...detail.students].map(({ name }) => name).join(' · '),
        start: detail.start_date_time,
        end: detail.end_date_time,
        joinFrom: detail.join_from,
        link: detail.host_link ?? detail.join_link,
        isHost: user?.category !== 'student' && user?.category !== 'kids',
      }
    : place && {
        title: place.webinar.title,
        people: place.webinar.tutor.name,
        start: place.webinar.start_date_time,
        end: place.webinar.end_date_time,
        joinFrom: place.join_from,
        link: place.join_link,
        isHost: false,
      }
  const isRequested = bookedClass !== undefined || webinarId !== undefined
  const isMissing = isRequested && !room && response.data !== undefined
  return {
    room,
    error: response.error,
    isRequested,
    isUnknown:
      response.error?.status === 404 || isMissing || (webinarId !== undefined && user !== null && !isLearner),
    isBusy: response.isValidating,
    retry: () => void response.mutate(),
  }
}

function readNumber(params: URLSearchParams, name: string): number | undefined {
  const value = Number(params.get(name))
  return Number.isInteger(value) && value > 0 ? value : undefined
}
