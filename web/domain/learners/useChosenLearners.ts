import type { Person } from '#sdk'
import { useState } from 'react'
import type { DualListItem } from '#web/ui/DualList.tsx'
import { toDualListItem } from './useStudentOffer.ts'

/**
 * Returns the chosen learners and their setter; they follow the saved ones when those change.
 * @param record id of what they are chosen for
 */
export function useChosenLearners(record: number, saved: readonly Person[]) {
  const key = [record, ...saved.map(({ id }) => id)].join()
  const [known, setKnown] = useState(key)
  const [chosen, setChosen] = useState<readonly DualListItem[]>(() => saved.map(toDualListItem))
  if (known !== key) {
    setKnown(key)
    setChosen(saved.map(toDualListItem))
  }
  return [chosen, setChosen] as const
}
