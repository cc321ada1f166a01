import type { Ticket } from '#bff/session/cookie.ts'
import type { SessionKeys } from '#bff/session/keys.ts'
import { endsOf, type Lifetimes } from '#bff/session/lifetime.ts'
import { seal, sealingKey, storeKeyOf, unseal } from '#bff/session/seal.ts'
import type { SessionRecord } from '#bff/session/record.ts'
import type { Entry } from '#bff/session/stores/store.ts'

/** So many tickets' derived keys and opened records are held, the oldest dropped first. */
const ticketsMost = 10_000

interface Known {
  readonly storeKey: string
  /** Sealing keys by the server key they come from: deriving one costs more than all else of a call */
  readonly sealingKeys: Map<string, Buffer>
  opened?: { readonly box: Uint8Array; readonly record: SessionRecord }
}

export interface Vault {
  /** Name of a ticket's session in the store. */
  keyOf(ticket: Ticket): string
  close(ticket: Ticket, record: SessionRecord, generation: number): Entry
  /** Undefined when the entry was sealed with another secret or a key that is gone. */
  open(ticket: Ticket, entry: Entry): SessionRecord | undefined
}

/**
 * Seals records into entries and opens them. What was opened is remembered and compared byte by byte with
 * what the store holds, so that an unchanged session is deciphered once.
 */
export function createVault(keys: SessionKeys, lifetimes: Lifetimes): Vault {
  const tickets = new Map<string, Known>()
  const [newest] = keys

  function knownOf({ id, secret }: Ticket): Known {
    const name = `${id}.${secret}`
    const known = tickets.get(name)
    if (known) return known
    const fresh: Known = { storeKey: storeKeyOf(id), sealingKeys: new Map() }
    tickets.set(name, fresh)
    if (tickets.size > ticketsMost) tickets.delete(tickets.keys().next().value ?? '')
    return fresh
  }

  function sealingKeyOf({ sealingKeys }: Known, { secret }: Ticket, keyId: string): Buffer | undefined {
    const derived = sealingKeys.get(keyId)
    if (derived) return derived
    const serverKey = keys.find(({ id }) => id === keyId)
    if (!serverKey) return undefined
    const fresh = sealingKey(secret, serverKey)
    sealingKeys.set(keyId, fresh)
    return fresh
  }

  return {
    keyOf: (ticket) => knownOf(ticket).storeKey,
    close(ticket, record, generation) {
      const known = knownOf(ticket)
      const { absolute, idle = absolute } = endsOf(record, lifetimes)
      const key = sealingKeyOf(known, ticket, newest.id) ?? sealingKey(ticket.secret, newest)
      const box = seal(JSON.stringify(record), key, known.storeKey)
      return { generation, endsAt: Math.min(absolute, idle), keyId: newest.id, box }
    },
    open(ticket, { keyId, box }) {
      const known = knownOf(ticket)
      if (known.opened && Buffer.compare(known.opened.box, box) === 0) return known.opened.record
      const key = sealingKeyOf(known, ticket, keyId)
      const text = key && unseal(box, key, known.storeKey)
      if (!text) return undefined
      const record = recordOf(text)
      // A copy: the store may reuse the memory of what it read
      known.opened = { box: Buffer.from(box), record }
      return record
    },
  }
}

/** Guaranteed by the seal: only `close` can have written the text. */
function recordOf(text: string): SessionRecord {
  return JSON.parse(text) as SessionRecord
}
