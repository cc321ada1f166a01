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
  isAsked: boolean
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
  const halaqa = readNumber(params, 'halaqa')
  const isLearner = user?.category === 'student' || user?.category === 'kids'
  const config = { refreshInterval: POLL_MS }
  const forClass = useQuery(user && bookedClass ? classQuery(bookedClass) : null, config)
  const forHalaqa = useQuery(isLearner && halaqa ? bookedWebinarsQuery : null, config)
  const asked = bookedClass ? forClass : forHalaqa
  const place = forHalaqa.data?.data.findLast(
    ({ webinar, status }) => webinar.id === halaqa && status === 'registered',
  )
  const detail = forClass.data?.data
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
  const isAsked = bookedClass !== undefined || halaqa !== undefined
  const isMissing = isAsked && !room && asked.data !== undefined
  return {
    room,
    error: asked.error,
    isAsked,
    isUnknown:
      asked.error?.status === 404 || isMissing || (halaqa !== undefined && user !== null && !isLearner),
    isBusy: asked.isValidating,
    retry: () => void asked.mutate(),
  }
}

function readNumber(params: URLSearchParams, name: string): number | undefined {
  const value = Number(params.get(name))
  return Number.isInteger(value) && value > 0 ? value : undefined
}
