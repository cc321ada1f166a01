import { getIpNetwork, getWiderNetworks } from '#bff/http/ipNetwork.ts'
import type { SemaphoreLimits, Share } from '#bff/upstream/semaphore.ts'

/** A signed-in visitor, as calls are counted. */
export interface Member {
  /** Key of the session */
  readonly session: string
  /** The same for all sessions of a person; undefined for kids, who have only what a session has */
  readonly person: string | undefined
}

/** Lists the shares of a call, the one of its visitor first. @param member undefined for guests */
export function listShares(member: Member | undefined, address: string): readonly Share[] {
  const own: Share[] = []
  if (member?.person !== undefined) own.push({ kind: 'person', key: `person ${member.person}` })
  if (member) own.push({ kind: 'session', key: member.session })
  own.push({ kind: 'network', key: getIpNetwork(address) })
  const wider = getWiderNetworks(address)
  if (!wider) return own
  return [
    ...own,
    { kind: 'site', key: `site ${wider.site}` },
    { kind: 'provider', key: `provider ${wider.provider}` },
  ]
}

interface DivisionOptions {
  readonly running: number
  /** Part of `running` that one visitor may use as long as it is free; none by default */
  readonly free?: number
  /** Parts of `running` that one session, and one network, may use */
  readonly session: number
  readonly network: number
  /** Calls of one network that may wait */
  readonly waiting: number
}

/** The share of all guests together, beside the one of each network. */
export const guestShare: Share = { kind: 'guests', key: 'guests' }

/** Whether a call with these shares is a guest's; calls of the BFF's own have none. */
export function isGuest([visitor]: readonly Share[]): boolean {
  return visitor?.kind === 'network'
}

/** Computes the part that all guests together may use: the rest is kept for signed-in people. None of fewer than 8. */
export function computeGuestPart(whole: number): number {
  return whole - Math.floor(whole / 8)
}

/**
 * Computes limits that keep one visitor from using all connections, however many sessions they start. A person may use
 * half as much again as one session, on a phone beside a computer. The networks
 * around an IPv6 address may be one visitor's or a provider's, so that they have twice and three times as much. However
 * many guests there are, a part stays for signed-in people, and of both parts some for visitors with few calls.
 */
export function divide({ running, free = 0, session, network, waiting }: DivisionOptions): SemaphoreLimits {
  const computePart = (share: number) => Math.min(running, Math.max(2, Math.ceil(running * share)))
  return {
    running,
    free: Math.ceil(running * free),
    reserved: Math.floor(running / 8),
    runningByKind: {
      person: computePart(session * 1.5),
      session: computePart(session),
      network: computePart(network),
      site: computePart(Math.min(network * 2, 0.75)),
      provider: computePart(Math.min(network * 3, 0.75)),
      guests: computeGuestPart(running),
    },
    waitingByKind: {
      person: waiting,
      session: waiting,
      network: waiting,
      site: waiting * 2,
      provider: waiting * 3,
      guests: Infinity, // The queue's own limit
    },
  }
}
