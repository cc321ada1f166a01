import type { Person } from '#sdk'
import { useState } from 'react'
import type { DualListItem } from '#web/ui/DualList.tsx'
import { toDualListItem } from './useStudentOffer.ts'

/** Returns the chosen learners and their setter; they follow the saved ones when those change. */
export function useChosenLearners(saved: readonly Person[]) {
  const key = saved.map(({ id }) => id).join()
  const [known, setKnown] = useState(key)
  const [chosen, setChosen] = useState<readonly DualListItem[]>(() => saved.map(toDualListItem))
  if (known !== key) {
    setKnown(key)
    setChosen(saved.map(toDualListItem))
  }
  return [chosen, setChosen] as const
}
