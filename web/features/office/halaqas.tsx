import type { ManagedWebinar } from '#sdk'
import { tutorNames } from '#web/domain/choices.ts'
import { languageNames } from '#web/domain/institute/reads.ts'
import { figure, moment as momentColumn, person, plain } from '#web/resource/columns.tsx'
import { longText, moment, record, text, whole } from '#web/resource/fields.tsx'
import { recordForm } from '#web/resource/recordForm.tsx'
import { type Action, defineResource } from '#web/resource/resource.ts'
import { HalaqaDetail } from './HalaqaDetail.tsx'
import { HalaqaState } from './HalaqaState.tsx'

/** Free webinars as the office plans them (specification section 4: not started, running, finished). */
export const halaqas = defineResource({
  name: 'halaqas',
  list: '/webinar/managed/list/',
  columns: [
    plain('title', { sort: true }),
    momentColumn('start_date_time', { sort: true }),
    person('tutor'),
    {
      name: 'state',
      show: (halaqa) => <HalaqaState halaqa={halaqa} />,
      text: (halaqa, { text: write }) =>
        write(halaqa.is_cancelled ? 'halaqas.cancelled' : `halaqas.options.state.${halaqa.state}`),
    },
    {
      name: 'registered',
      isFigure: true,
      show: ({ registered, capacity }, { number }) => `${number(registered)}/${number(capacity)}`,
      text: ({ registered }) => registered,
    },
    figure('waitlisted'),
  ],
  shortcuts: [shortcut('running'), shortcut('not started')],
  filters: [{ name: 'state', kind: 'choices', options: ['not started', 'running', 'finished'] }],
  canEdit: ({ state }) => state === 'not started',
  remove: '/webinar/managed/delete/{id}',
  canRemove: ({ state }) => state === 'not started',
  actions: [cancel()],
  Detail: HalaqaDetail,
  Form: recordForm({
    texts: 'halaqas',
    insert: '/webinar/managed/insert/',
    update: '/webinar/managed/update/{id}/',
    fields: {
      title: text(200),
      description: longText(4000),
      tutor_id: record(tutorNames),
      language_id: record(languageNames),
      start_date_time: moment(),
      end_date_time: moment(),
      capacity: whole(1, 1000),
    },
    modelOf: (halaqa: ManagedWebinar) => ({
      ...halaqa,
      tutor_id: halaqa.tutor.id,
      language_id: halaqa.language.id,
    }),
    check: ({ start_date_time: start, end_date_time: end }): { [field: string]: string } =>
      start && end && end <= start ? { end_date_time: 'halaqas.endBeforeStart' } : {},
  }),
})

function cancel(): Action<ManagedWebinar> {
  return {
    name: 'cancel',
    ask: 'yes',
    isDanger: true,
    when: ({ state, is_cancelled }) => state === 'not started' && !is_cancelled,
    run: (clients, { id, tutor, language, title, description, start_date_time, end_date_time, capacity }) =>
      clients.api.POST('/webinar/managed/update/{id}/', {
        params: { path: { id } },
        body: {
          Id: id,
          title,
          description,
          tutor_id: tutor.id,
          language_id: language.id,
          start_date_time,
          end_date_time,
          capacity,
          is_cancelled: true,
        },
      }),
  }
}

function shortcut(state: ManagedWebinar['state']) {
  return {
    label: `halaqas.options.state.${state}`,
    ask: () => ({ filters: { state: [state] }, sort: 'start_date_time' }),
  } as const
}
