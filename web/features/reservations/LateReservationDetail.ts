import { lazy } from 'react'

const load = async () => ({ default: (await import('./ReservationDetail.tsx')).ReservationDetail })

/** The details of a reservation, whose code does not come with the lists of both sides. */
export const LateReservationDetail = Object.assign(lazy(load), { load })
