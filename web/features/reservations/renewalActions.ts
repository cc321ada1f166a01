import { unwrapData, type Clients, type Reservation } from '#sdk'
import type { Action } from '#web/resource/resource.ts'

/** Stops the renewal of a monthly reservation, whose paid classes stay, or lets it renew again. */
export const renewalActions: readonly Action<Reservation>[] = [
  {
    name: 'stopRenewal',
    confirm: 'yes',
    when: ({ renews_on }) => renews_on !== null,
    isDone: ({ is_renewal_stopped }) => is_renewal_stopped === true,
    run: (clients, row) => changeRenewal(clients, row, false),
    undo: (clients, row) => changeRenewal(clients, row, true),
  },
  {
    name: 'resumeRenewal',
    when: ({ is_renewal_stopped }) => is_renewal_stopped === true,
    isDone: ({ renews_on }) => renews_on !== null,
    run: (clients, row) => changeRenewal(clients, row, true),
    undo: (clients, row) => changeRenewal(clients, row, false),
  },
]

function changeRenewal({ api }: Clients, { id }: Reservation, is_renewing: boolean) {
  return unwrapData(
    api.POST('/reservations/{id}/renewal/', { params: { path: { id } }, body: { is_renewing } }),
  )
}
