import { getIpNetwork, getWiderNetworks } from '#bff/http/ipNetwork.ts'
import { getPersonId } from '#bff/session/personId.ts'
import type { Session } from '#bff/session/sessions.ts'

/** A part of the queue that one visitor, or one network, may use. */
export interface RenderShare {
  readonly key: string
  /** Renders under way or waiting */
  readonly max: number
}

/** Of one guest's network, of one session and of one person: a browser that opens many tabs. */
const VISITOR = 8
/** Of a network with many people, such as a school, and of the networks around an IPv6 address: half of the queue. */
const NETWORK = 16

/**
 * Lists the shares that a render takes a part of, so that no number of sessions or addresses of one visitor fills the
 * queue. The first is the visitor's own. Guests and signed-in people of one network have shares of their own.
 * @param session of a signed-in visitor
 */
export function listRenderShares(
  address: string,
  session: Pick<Session, 'key' | 'record'> | undefined,
): readonly RenderShare[] {
  const kind = session ? 'member' : 'guest'
  const person = session && getPersonId(session.record)
  const wider = getWiderNetworks(address)
  return [
    ...(person === undefined ? [] : [{ key: `person ${person}`, max: VISITOR }]),
    ...(session ? [{ key: session.key, max: VISITOR }] : []),
    { key: `${kind} ${getIpNetwork(address)}`, max: session ? NETWORK : VISITOR },
    ...(wider
      ? [
          { key: `${kind} site ${wider.site}`, max: NETWORK },
          { key: `${kind} provider ${wider.provider}`, max: NETWORK },
        ]
      : []),
  ]
}
