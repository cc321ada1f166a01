import type { Clients, ContactMessage } from '#sdk'
import { dateTime, plain, status } from '#web/resource/columns.tsx'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { type Action, defineResource } from '#web/resource/resource.ts'
import { ContactDetail } from './ContactDetail.tsx'

/** Messages of the contact form with their state. */
export const contacts = defineResource({
  name: 'contacts',
  list: '/contact/list/',
  getName: ({ full_name }) => full_name,
  columns: [
    {
      name: 'full_name',
      show: ({ full_name, email }) => <PersonCell name={full_name} detail={email} />,
      text: ({ full_name }) => full_name,
    },
    status('topic', 'contacts.options.topic', {
      classes: 'neutral',
      payments: 'neutral',
      teaching: 'neutral',
      technical: 'neutral',
      other: 'neutral',
    }),
    plain('message'),
    status('state', 'contacts.options.state', { unread: 'waiting', read: 'neutral', handled: 'good' }),
    dateTime('created_on', { sort: true }),
    plain('reference', { isExtra: true }),
    { name: 'email', isExtra: true, show: ({ email }) => email, text: ({ email }) => email },
  ],
  shortcuts: [
    { label: 'contacts.options.state.unread', getState: () => ({ filters: { state: ['unread'] } }) },
  ],
  filters: [
    { name: 'state', kind: 'choices', options: ['unread', 'read', 'handled'] },
    { name: 'topic', kind: 'choices', options: ['classes', 'payments', 'teaching', 'technical', 'other'] },
  ],
  actions: [markAs('handled'), markAs('read'), markAs('unread')],
  Detail: ContactDetail,
})

type State = ContactMessage['state']

function markAs(state: State): Action<ContactMessage> {
  return {
    name: state,
    when: (message) => message.state !== state,
    isDone: (message) => message.state === state,
    run: (clients, message) => send(clients, message.id, { state, seen_state: message.state }),
    undo: (clients, message) => send(clients, message.id, { state: message.state, seen_state: state }),
  }
}

/** Marks a message, unless another person has done so since it was seen. */
function send({ api }: Clients, id: number, body: { state: State; seen_state: State }) {
  return api.POST('/contact/update/{id}/', { params: { path: { id } }, body })
}
