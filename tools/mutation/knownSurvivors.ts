import { readFileSync } from 'node:fs'
import type { Survivor } from './report.ts'

/** A survivor that docs/testing.md lists with its reason. */
export interface KnownSurvivor {
  readonly file: string
  readonly change: string
}

/** Reads the rows "file, change, reason" below the heading `## Survivors` of a page. */
export function readKnownSurvivors(page = readFileSync('docs/testing.md', 'utf8')): readonly KnownSurvivor[] {
  const [, section = ''] = page.split(/^## Survivors$/m)
  return [...section.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\| .*\S.* \|$/gm)].map(
    ([, file = '', change = '']) => ({ file, change }),
  )
}

/** Splits the survivors of a run into those without a reason and the rows that no survivor has any more. */
export function compareSurvivors(
  survivors: readonly Survivor[],
  known: readonly KnownSurvivor[],
): { readonly unexplained: readonly Survivor[]; readonly stale: readonly KnownSurvivor[] } {
  const isSame = (one: KnownSurvivor) => (other: KnownSurvivor) =>
    one.file === other.file && one.change === other.change
  return {
    unexplained: survivors.filter((survivor) => !known.some(isSame(survivor))),
    stale: known.filter((row) => !survivors.some(isSame(row))),
  }
}
