import { getMessage, repeatInBothLanguages } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import {
  throwConflictText,
  throwNotFound,
  respondData,
  respondSaved,
  type Handler,
} from '#mocks/handlers/responses.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { parseId, parseList, requireAccount } from '#mocks/handlers/callValues.ts'
import { findPerson } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import type { MessageRecord } from '#mocks/world/staffRecords.ts'
import { normalize } from '#mocks/world/search.ts'
import { notify } from '#mocks/world/notify.ts'

export const sendContactMessage: Handler<'sendContactMessage'> = (call, body) => {
  const row = call.state.messages.insert((id) => ({
    id,
    full_name: repeatInBothLanguages(body.full_name.trim()),
    email: body.email,
    phone_number: body.phone_number ?? null,
    topic: body.topic,
    message: repeatInBothLanguages(body.message),
    state: 'unread',
    created: call.world.clock(),
  }))
  notify(call.state, row.created, 'messageReceived', { values: { id: row.id, name: row.full_name } })
  return respondData({ reference: `M-${row.id}` })
}

export const listContactMessages: Handler<'listContactMessages'> = (call) => {
  const states = parseList(call, 'state')
  const topics = parseList(call, 'topic')
  const orders: Orders<MessageRecord> = {
    created_on: (a, b) => a.created - b.created || a.id - b.id,
    state: (a, b) => a.state.localeCompare(b.state) || a.id - b.id,
  }
  const rows = call.state.messages
    .list()
    .filter((row) => (!states || states.has(row.state)) && (!topics || topics.has(row.topic)))
  const toMessageView = (row: MessageRecord) => ({
    id: row.id,
    reference: `M-${row.id}`,
    full_name: row.full_name[call.language],
    email: row.email,
    phone_number: row.phone_number,
    topic: row.topic,
    message: row.message[call.language],
    state: row.state,
    state_by: row.stateBy ? findPerson(row.stateBy.account, call) : null,
    state_on: row.stateBy ? formatIso(row.stateBy.at) : null,
    created_on: formatIso(row.created),
  })
  return respondPage(call, rows, toMessageView, {
    orders,
    usual: '-created_on',
    getSearchText: ({ full_name, email, message }) =>
      normalize(`${full_name.en} ${full_name.ar} ${email} ${message.en} ${message.ar}`),
  })
}

export const updateContactMessage: Handler<'updateContactMessage'> = (call, { state, seen_state }) => {
  const row = call.state.messages.get(parseId(call)) ?? throwNotFound(call)
  // Who was first stays named
  if (row.state === state) return respondSaved(call, row.id)
  if (seen_state !== undefined && seen_state !== row.state) throwConflictText(describeChange(row, call))
  const stateBy = { account: requireAccount(call).id, at: call.world.clock() }
  call.state.messages.update({ ...row, state, stateBy })
  return respondSaved(call, row.id)
}

/** Says who has changed the state of a message meanwhile, and to what. */
function describeChange({ state, stateBy }: MessageRecord, call: Call): string {
  const name = stateBy ? findPerson(stateBy.account, call).name : ''
  return getMessage(changes[state], call.language).replace('{name}', name)
}

const changes = { unread: 'messageUnread', read: 'messageRead', handled: 'messageHandled' } as const
