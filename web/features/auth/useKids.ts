import { isRecord } from '#sdk/isRecord.ts'
import type { KidPayload } from '#sdk'
import { useState } from 'react'
import { readDraft, storeDraft } from '#web/storage/drafts.ts'

const DRAFT = 'register.kids'

/** Keeps the kids of a registration in this tab, like the rest of the form. */
export function useKids() {
  const [kids, setKids] = useState<readonly KidPayload[]>(readKids)
  return {
    kids,
    /** @param index the kid to replace; undefined adds one */
    save: (kid: KidPayload, index: number | undefined) =>
      change(index === undefined ? [...kids, kid] : kids.map((old, at) => (at === index ? kid : old))),
    remove: (index: number) => change(kids.filter((_, at) => at !== index)),
    clear: () => change([]),
  }

  function change(next: readonly KidPayload[]) {
    setKids(next)
    storeDraft(DRAFT, next.length ? { kids: next.map((kid) => JSON.stringify(kid)) } : {})
  }
}

function readKids(): readonly KidPayload[] {
  const { kids } = readDraft(DRAFT)
  if (!Array.isArray(kids)) return []
  return kids.flatMap((text: unknown) => {
    const kid: unknown = typeof text === 'string' ? parse(text) : undefined
    return isKid(kid) ? [kid] : []
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isKid(value: unknown): value is KidPayload {
  return isRecord(value) && ['first_name', 'date_of_birth'].every((key) => key in value)
}
