import type { Person } from '#sdk'
import { useState } from 'react'
import type { DualListItem } from '#web/ui/DualList.tsx'
import { applyChanges } from './applyChanges.ts'
import { toDualListItem } from './useStudentOffer.ts'

interface Known {
  key: string
  record: number
  saved: readonly { id: number }[]
}

/**
 * Returns the chosen learners, their setter, and a function that marks them as saved before they have been read again.
 * When the saved ones change, what was chosen since stays chosen.
 * @param record id of what they are chosen for
 */
export function useChosenLearners(record: number, saved: readonly Person[]) {
  const key = [record, ...saved.map(({ id }) => id)].join()
  const [known, setKnown] = useState<Known>({ key, record, saved })
  const [chosen, setChosen] = useState<readonly DualListItem[]>(() => saved.map(toDualListItem))
  if (known.key !== key) {
    setKnown({ key, record, saved })
    const [shown, own, now] = [known.record === record ? known.saved : chosen, chosen, saved].map((list) =>
      list.map(({ id }) => id),
    )
    const kept = new Set(applyChanges(shown ?? [], own ?? [], now ?? []))
    const all = [...saved.map(toDualListItem), ...chosen]
    setChosen(all.filter(({ id }, index) => kept.has(id) && all.findIndex((one) => one.id === id) === index))
  }
  const markSaved = () => setKnown((current) => ({ ...current, saved: chosen }))
  return [chosen, setChosen, markSaved] as const
}
