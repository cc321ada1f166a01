import type { ChosenFile } from './files.ts'

/** Marks the added files that exceed the limit; a file with a problem does not count. */
export function markSurplus(
  present: readonly ChosenFile[],
  added: readonly ChosenFile[],
  countMax: number,
): ChosenFile[] {
  let room = countMax - present.filter(({ problem }) => !problem).length
  return added.map((file) => (file.problem || room-- > 0 ? file : { ...file, problem: 'form.files.most' }))
}

/**
 * Clears the mark of files that are within the limit again, in their order.
 * @param canSend whether a file can still be uploaded; after a reload it cannot
 */
export function admitSurplus(
  files: readonly ChosenFile[],
  countMax: number,
  canSend: (key: string) => boolean,
): ChosenFile[] {
  let room = countMax - files.filter(({ problem }) => !problem).length
  return files.map((file) => {
    if (file.problem !== 'form.files.most' || !canSend(file.key) || room-- <= 0) return file
    const { problem: _, ...admitted } = file
    return admitted
  })
}
