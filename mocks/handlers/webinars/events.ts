import type { TutorEvent } from '#sdk'
import data from '#mocks/data/records.json'
import { getText } from '#mocks/data/texts.ts'
import {
  throwConflict,
  respondMessage,
  throwNotFound,
  respondData,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { requireAccount, parseId } from '#mocks/handlers/callValues.ts'
import { describeChange, findTutorPerson } from '#mocks/handlers/views.ts'
import { HOUR, formatIso } from '#mocks/world/hours/clock.ts'
import type { EventRecord } from '#mocks/world/staffRecords.ts'
import { normalize } from '#mocks/world/search.ts'

export const listEvents: Handler<'listEvents'> = (call) => {
  const asked = call.query.get('is_over')
  const rows = call.state.events
    .list()
    .filter((row) => asked === null || String(isOver(row, call)) === asked)
    .toSorted((a, b) => Number(isOver(a, call)) - Number(isOver(b, call)) || a.start - b.start)
  return respondPage(call, rows, (row) => toEvent(row, call), { getSearchText: joinSearchText })
}

export const readEvent: Handler<'readEvent'> = (call) => {
  const row = requireEvent(call)
  const step = (row.end - row.start) / data.agenda.length
  return respondData({
    ...toEvent(row, call),
    description: row.description[call.language],
    agenda: data.agenda.map((title, index) => ({
      start_date_time: formatIso(row.start + Math.round((index * step) / (HOUR / 4)) * (HOUR / 4)),
      title: getText(title)[call.language],
    })),
    speakers: row.speakers.map((id) => findTutorPerson(id, call)),
  })
}

export const registerEvent: Handler<'registerEvent'> = (call) => {
  const row = requireEvent(call)
  const { id } = requireAccount(call)
  if (isOver(row, call)) throwConflict(call, 'eventOver')
  if (row.people.includes(id)) throwConflict(call, 'eventSeatTaken')
  call.state.events.update({ ...row, people: [...row.people, id] })
  return respondMessage(call, 'saved')
}

export const listMyEvents: Handler<'listMyEvents'> = (call) => {
  const { id } = requireAccount(call)
  const rows = call.state.events.list().filter(({ people }) => people.includes(id))
  const next = rows.toSorted((a, b) => a.start - b.start)
  return respondPage(call, next, (row) => toEvent(row, call), { getSearchText: joinSearchText })
}

export const cancelEvent: Handler<'cancelEvent'> = (call) => {
  const row = requireEvent(call)
  const { id } = requireAccount(call)
  if (isOver(row, call)) throwConflict(call, 'eventOver')
  if (!row.people.includes(id)) throwConflict(call)
  call.state.events.update({ ...row, people: row.people.filter((other) => other !== id) })
  return respondMessage(call, 'saved')
}

function joinSearchText({ title }: EventRecord): string {
  return normalize(`${title.en} ${title.ar}`)
}

function requireEvent(call: Call): EventRecord {
  return call.state.events.get(parseId(call)) ?? throwNotFound(call)
}

function isOver({ end }: EventRecord, call: Call): boolean {
  return end <= call.world.clock()
}

function toEvent(row: EventRecord, call: Call): TutorEvent {
  return {
    id: row.id,
    title: row.title[call.language],
    summary: row.summary[call.language],
    cover_url: `${call.origin}/__mock/files/courses/${101 + (row.id % 20)}-${call.state.institute.id}.svg`,
    start_date_time: formatIso(row.start),
    end_date_time: formatIso(row.end),
    time_zone: call.state.institute.time_zone,
    registered: row.registered + row.people.length,
    is_over: isOver(row, call),
    ...describeChange(call.state.events, row.id, row.start),
  }
}
