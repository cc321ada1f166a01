import { ApiError, type StoredFile } from '#sdk'
import { useRef } from 'react'
import { useForm } from 'react-final-form'
import { isInterrupted } from '#web/api/formatError.ts'
import { type ChosenFile, type FileLimits, findFileProblem } from './files.ts'
import { admitSurplus, markSurplus } from './markSurplus.ts'

/** Uploads a file, and returns it as the API stored it. */
export type Upload = (
  file: File,
  state: { signal: AbortSignal; onProgress: (part: number) => void },
) => Promise<Pick<StoredFile, 'id' | 'url'>>

/** Returns a field's files, kept in the form's values, and the actions on them. */
export function useFiles(name: string, limits: FileLimits, upload: Upload) {
  const form = useForm()
  const sources = useRef(new Map<string, { file: File; stop: AbortController }>())
  const listNow = () => (form.getState().values as Record<string, ChosenFile[] | undefined>)[name] ?? [] // This field's own value
  const change = (key: string, part: Partial<ChosenFile>) =>
    form.change(
      name,
      listNow().map((file) => (file.key === key ? { ...file, ...part } : file)),
    )
  return { files: listNow(), add, remove, retry }

  function add(chosen: Iterable<File>) {
    const added = markSurplus(listNow(), Array.from(chosen, toChosen), limits.countMax)
    form.change(name, [...listNow(), ...added])
    for (const { key, problem } of added) if (!problem) void send(key)
  }

  function toChosen(file: File): ChosenFile {
    const key = crypto.randomUUID()
    const problem = findFileProblem(file, limits)
    sources.current.set(key, { file, stop: new AbortController() })
    return {
      key,
      name: file.name,
      size: file.size,
      type: file.type,
      progress: 0,
      ...(problem ? { problem } : {}),
    }
  }

  async function send(key: string) {
    const source = sources.current.get(key)
    if (!source) return
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const { id, url } = await upload(source.file, { signal: source.stop.signal, onProgress })
      change(key, { id, url, progress: 1 })
    } catch (error) {
      if (!source.stop.signal.aborted)
        change(key, { problem: describeProblem(error), isRefused: isRefusal(error) })
    }
  }

  function retry(key: string) {
    const again = listNow().map((file) => {
      if (file.key !== key) return file
      const { problem: _, ...rest } = file
      return { ...rest, progress: 0 }
    })
    form.change(name, again)
    void send(key)
  }

  function remove(key: string) {
    sources.current.get(key)?.stop.abort()
    sources.current.delete(key)
    const kept = listNow().filter((file) => file.key !== key)
    const admitted = admitSurplus(kept, limits.countMax, (one) => sources.current.has(one))
    form.change(name, admitted)
    for (const [index, file] of admitted.entries()) if (file !== kept[index]) void send(file.key)
  }
}

/** Whether the server refused the file itself: too many requests and an ended session pass. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 415, 422].includes(error.status)
}

/** @returns a text of the API, or a message id */
function describeProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return 'error.general'
  return error.messages[0] ?? (isInterrupted(error) ? 'error.connection' : 'error.general')
}
