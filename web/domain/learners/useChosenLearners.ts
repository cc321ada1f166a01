import type { Person } from '#sdk'
import { useState } from 'react'
import type { DualListItem } from '#web/ui/DualList.tsx'
import { applyChanges } from './applyChanges.ts'
import { toDualListItem } from './useStudentOffer.ts'

/**
 * Returns the chosen learners and their setter. When the saved ones change, what was chosen since stays chosen.
 * @param record id of what they are chosen for
 */
export function useChosenLearners(record: number, saved: readonly Person[]) {
  const key = [record, ...saved.map(({ id }) => id)].join()
  const [known, setKnown] = useState({ key, record, saved })
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
  return [chosen, setChosen] as const
}
