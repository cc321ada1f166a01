import { isRecord } from '#sdk/isRecord.ts'
import { type GroupSelectionState, type Pair, createEmptyGroupSelection } from './groupSelection.ts'
import { isAttempt } from './persistSelection.ts'
import { persistInTab } from './persistInTab.ts'
import {
  isAmount,
  isBoundedArray,
  isId,
  isOptional,
  isPromo,
  parseRecord,
} from '#web/storage/storedValues.ts'

const PAIRS_MAX = 30

/** Restores the tab's group selection and stores changes. */
export function persistGroupSelection(selection: GroupSelectionState) {
  persistInTab(selection, {
    key: 'mk.group',
    parse: parseGroupSelection,
    isEmpty: ({ matrix, program }) => matrix.length === 0 && program === undefined,
  })
}

/** Parses a stored selection; an invalid one is dropped as a whole. */
export function parseGroupSelection(text: string | undefined): ReturnType<typeof createEmptyGroupSelection> {
  const stored = parseRecord(text)
  if (!stored) return createEmptyGroupSelection()
  const { matrix, program, webinar, promo, seenTotal, attempt } = stored
  const isSound =
    isBoundedArray(matrix, isPair, PAIRS_MAX) &&
    isOptional(program, isId) &&
    isOptional(webinar, isId) &&
    isOptional(promo, isPromo) &&
    isOptional(seenTotal, isAmount) &&
    isOptional(attempt, isAttempt)
  return isSound ? { matrix, program, webinar, promo, seenTotal, attempt } : createEmptyGroupSelection()
}

function isPair(value: unknown): value is Pair {
  return (
    isRecord(value) &&
    isId(value.course_id) &&
    isId(value.user_id) &&
    isId(value.group_class_id) &&
    isOptional(value.earlier_webinar_id, isId)
  )
}
