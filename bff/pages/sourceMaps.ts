import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'
import { parseJson } from '#sdk/parseJson.ts'

/** A position in a built script; line and column count from one, as browsers report them. */
export interface ScriptPosition {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Files whose maps stay in memory. */
const maxMaps = 20

/**
 * Creates the lookup of source lines by the build's hidden source maps, which no browser gets.
 * @param folder of the built scripts
 * @returns the source file and line, or the position in the script where there is no map
 */
export function createSourceMapper(folder: string): (position: ScriptPosition) => Promise<string> {
  const maps = new Map<string, Promise<SourceMap | undefined>>()

  function getMap(name: string): Promise<SourceMap | undefined> {
    const known = maps.get(name)
    if (known) return known
    const loading = readMap(join(folder, name))
    maps.set(name, loading)
    if (maps.size > maxMaps) maps.delete(maps.keys().next().value ?? '')
    return loading
  }

  return async (position) => {
    const origin = (await getMap(basename(position.file)))?.findOrigin(position.line, position.column)
    return origin && 'fileName' in origin
      ? `${origin.fileName.replace(/^(?:\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`
      : formatPosition(position)
  }
}

/** Formats a position as stacks do. */
export function formatPosition({ file, line, column }: ScriptPosition): string {
  return `${file}:${line}:${column}`
}

async function readMap(script: string): Promise<SourceMap | undefined> {
  const text = await readFile(`${script}.map`, 'utf8').catch(() => '')
  const payload = parseJson(text)
  return typeof payload === 'object' && payload !== null
    ? new SourceMap(payload as ConstructorParameters<typeof SourceMap>[0]) // Written by our own build
    : undefined
}
