import data from '#mocks/data/records.json'
import type { InstituteData } from '#mocks/data/catalogue.ts'
import type { Language } from '#sdk/language.ts'
import { formatWeekdayTime, getText } from '#mocks/data/texts.ts'
import { buildFrame } from '#mocks/pictures/pages.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'
import { createDoor } from '#mocks/world/webinars/doors.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import type { RegistrationRecord } from '#mocks/world/staffRecords.ts'
import type { World } from '#mocks/world/world.ts'

/** Builds the page that stands in for the mailbox of webinar guests: what became of their seats, and their doors, the newest first. */
export function buildMailPage(
  { pathname, searchParams }: URL,
  world: World,
  { institute, language }: { institute: InstituteData; language: Language },
): MockResponse | undefined {
  if (pathname !== '/__mock/pages/mail') return undefined
  const state = world.state(institute)
  const write = (text: string) => escapeHtml(getText(text)[language])
  const to = searchParams.get('to')
  const mails = state.registrations
    .list()
    .filter(({ email }) => email !== undefined && (!to || email === to))
    .toReversed()
    .flatMap((registration) => {
      const webinar = state.webinars.get(registration.webinar)
      if (!webinar) return []
      const door = createDoor(state, registration)
      const href = `/meeting?halaqa=${webinar.id}&amp;door=${encodeURIComponent(door)}`
      const about = `${escapeHtml(webinar.title[language])} – ${escapeHtml(registration.email ?? '')}`
      const news = selectNews(webinar, registration, world.clock())
      const hasDoor = news === 'registered' || news === 'waitlisted'
      const [path, label] = hasDoor ? [href, data.mail.door] : ['/Webinars', data.mail.others]
      const line = `<p><a href="${path}">${write(label)}</a></p>`
      const isMoved =
        hasDoor && registration.promised !== undefined && registration.promised !== webinar.start
      // In the institute's zone, which it names: a guest's own one is not known
      const zone = { timeZone: institute.time_zone, timeZoneName: 'longGeneric' } as const
      const time = formatWeekdayTime(webinar.start, language, zone)
      const when = `<p>${isMoved ? `${write(data.mail.moved)} ` : ''}<bdi>${time}</bdi></p>`
      return `<section><h2>${about}</h2><p>${write(data.mail[news])}</p>${when}${line}</section>`
    })
  return buildFrame({
    institute,
    language,
    title: write(data.mail.title),
    lead: write(mails.length ? data.mail.lead : data.mail.none),
    content: mails.join(''),
  })
}

/** Selects the last notification of a guest, who has no bell. */
function selectNews({ isCancelled, end }: WebinarRecord, { status }: RegistrationRecord, now: number) {
  if (isCancelled) return 'cancelled'
  if (status === 'cancelled') return 'removed'
  if (status === 'waitlisted') return end <= now ? 'unseated' : 'waitlisted'
  return 'registered'
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
