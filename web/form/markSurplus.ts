import type { ChosenFile } from './files.ts'

/** Marks the added files that exceed the limit; a refused file takes no place. */
export function markSurplus(
  present: readonly ChosenFile[],
  added: readonly ChosenFile[],
  countMax: number,
): ChosenFile[] {
  let room = countMax - present.filter((file) => !isRefused(file)).length
  return added.map((file) => {
    if (isRefused(file)) return file
    room -= 1
    return room >= 0 ? file : { ...file, problem: 'form.files.most' }
  })
}

function isRefused({ id, problem }: ChosenFile): boolean {
  return id === undefined && problem?.startsWith('form.files.') === true
}
