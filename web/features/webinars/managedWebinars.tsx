import type { ManagedWebinar } from '#sdk'
import { groupClassNames, groupCourseNames, languageNames, tutorNames } from '#web/domain/nameQueries.ts'
import { figure, dateTime as dateTimeColumn, person, plain, status } from '#web/resource/columns.tsx'
import {
  checkbox,
  choice,
  dateTime,
  longText,
  nameText,
  optional,
  record,
  wholeNumber,
} from '#web/resource/fields.ts'
import { recordForm } from '#web/resource/recordForm.tsx'
import { type Action, defineResource } from '#web/resource/resource.ts'
import { WebinarDetail } from './WebinarDetail.tsx'
import { WebinarStatus } from './WebinarStatus.tsx'

/**
 * Webinars as staff or their tutor manage them; a tutor plans own ones and chooses no tutor.
 * @see specification section 4
 */
export function defineManagedWebinars(side: 'staff' | 'tutor') {
  return defineResource({
    name: 'halaqas',
    list: '/webinar/managed/list/',
    columns: [
      plain('title', { sort: true }),
      dateTimeColumn('start_date_time', { sort: true }),
      ...(side === 'staff' ? [person('tutor')] : []),
      status('kind', 'halaqas.options.kind', { webinar: 'neutral', interview: 'waiting' }),
      {
        name: 'course',
        isExtra: true,
        show: ({ course }) => <bdi>{course?.name ?? '–'}</bdi>,
        text: ({ course }) => course?.name ?? '',
      },
      {
        name: 'state',
        show: (webinar) => <WebinarStatus webinar={webinar} />,
        text: (webinar, { text: write }) =>
          write(`halaqas.options.state.${webinar.is_cancelled ? 'cancelled' : webinar.state}`),
      },
      {
        name: 'registered',
        isFigure: true,
        show: ({ registered, capacity }, { number }) => `${number(registered)}/${number(capacity)}`,
        text: ({ registered }) => registered,
      },
      figure('waitlisted'),
    ],
    getStart: filterUpcoming,
    shortcuts: [
      { label: 'halaqas.shortcuts.upcoming', getState: filterUpcoming },
      createShortcut('running'),
      createShortcut('not started'),
    ],
    filters: [
      { name: 'state', kind: 'choices', options: ['not started', 'running', 'finished', 'cancelled'] },
      ...(side === 'staff'
        ? ([
            { name: 'tutor_id', kind: 'record', read: tutorNames },
            { name: 'group_class_id', kind: 'record', read: groupClassNames },
          ] as const)
        : []),
    ],
    canEdit: ({ state, is_cancelled }) => state === 'not started' && !is_cancelled,
    deletePath: '/webinar/managed/delete/{id}',
    canDelete: ({ state }) => state === 'not started',
    actions: [cancel()],
    Detail: WebinarDetail,
    Form: recordForm({
      texts: 'halaqas',
      insert: '/webinar/managed/insert/',
      update: '/webinar/managed/update/{id}/',
      fields: {
        title: nameText(),
        description: longText(4000),
        kind: choice(['webinar', 'interview']),
        course_id: optional(record(groupCourseNames)),
        ...(side === 'staff' && { tutor_id: record(tutorNames) }),
        language_id: record(languageNames),
        start_date_time: dateTime(),
        end_date_time: dateTime(),
        capacity: wholeNumber(1, 1000),
        is_for_parents: checkbox(),
      },
      timesToCome: ['start_date_time'],
      toModel: (webinar: ManagedWebinar) => ({
        ...webinar,
        tutor_id: webinar.tutor.id,
        language_id: webinar.language.id,
        course_id: webinar.course?.id ?? null,
        is_for_parents: webinar.is_for_parents ?? false,
      }),
      check: ({
        start_date_time: start,
        end_date_time: end,
        kind,
        course_id,
      }): { [field: string]: string } => ({
        ...(start && end && end <= start ? { end_date_time: 'halaqas.endBeforeStart' } : {}),
        ...(kind === 'interview' && !course_id ? { course_id: 'halaqas.interviewCourse' } : {}),
      }),
    }),
  })
}

function cancel(): Action<ManagedWebinar> {
  return {
    name: 'cancel',
    isCancelling: true,
    confirm: 'yes',
    isDanger: true,
    when: ({ state, is_cancelled }) => state === 'not started' && !is_cancelled,
    isDone: ({ is_cancelled }) => is_cancelled,
    run: (
      clients,
      { id, tutor, language, title, description, start_date_time, end_date_time, capacity, kind, course },
    ) =>
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
          kind,
          course_id: course?.id ?? null,
        },
      }),
  }
}

/** Builds the list state for running and coming webinars, earliest first. */
function filterUpcoming() {
  return { filters: { state: ['not started', 'running'] }, sort: 'start_date_time' }
}

function createShortcut(state: ManagedWebinar['state']) {
  return {
    label: `halaqas.options.state.${state}`,
    getState: () => ({ filters: { state: [state] }, sort: 'start_date_time' }),
  } as const
}
