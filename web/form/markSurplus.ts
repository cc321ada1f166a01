import type { ChosenFile } from './files.ts'

/** Marks the added files that exceed the limit; a file with a problem takes no place. */
export function markSurplus(
  present: readonly ChosenFile[],
  added: readonly ChosenFile[],
  countMax: number,
): ChosenFile[] {
  let room = countMax - present.filter(({ problem }) => !problem).length
  return added.map((file) => (file.problem || room-- > 0 ? file : { ...file, problem: 'form.files.most' }))
}
