import { isRecord } from '#sdk/isRecord.ts'
import type { StoredFile } from '#sdk'

/** A file that was chosen for a form: from the choice over the upload to the API's own id. */
export interface ChosenFile {
  key: string
  name: string
  size: number
  /** MIME type as the browser says it */
  type: string
  /** The API's id once it has arrived */
  id?: number
  /** 0 to 1 while it is on the way */
  progress: number
  /** Message id or the server's words: why it is not taken */
  problem?: string
}

/** A file that the API has already, as a form holds it. */
export function toChosenFile({ id, name, size, content_type }: StoredFile): ChosenFile {
  return { key: String(id), id, name, size, type: content_type, progress: 1 }
}

/**
 * What a draft brings back: files that had arrived are used on, those on the way went with the page and say so.
 * @param value a field's value, files or anything else
 */
export function restoreFiles(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every(isChosenFile)) return value
  return value.map((file) =>
    file.id === undefined && !file.problem?.startsWith('form.files.')
      ? { ...file, problem: 'form.files.lost' }
      : file,
  )
}

function isChosenFile(value: unknown): value is ChosenFile {
  return isRecord(value) && 'key' in value && 'progress' in value
}

export interface FileLimits {
  /** As in `accept`: `image/*`, `audio/*`, `.pdf` */
  accept: readonly string[]
  countMax: number
  /** Bytes; audio has its own limit beside it (ruling 64) */
  sizeMax: number
}

/** 10 MB: an audio file must be smaller (specification section 5, Homework) */
export const AUDIO_MAX = 10_485_760
/** 20 MB: any other file (ruling 64) */
export const FILE_MAX = 20 * 1_048_576

/** Why a file is refused before it is sent, as a message id. */
export function findFileProblem(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  limits: FileLimits,
) {
  if (!isAccepted(name, type, limits.accept)) return 'form.files.type'
  if (size === 0) return 'form.files.empty'
  if (type.startsWith('audio/') && size >= AUDIO_MAX) return 'form.files.audio'
  return size > limits.sizeMax ? 'form.files.size' : undefined
}

function isAccepted(name: string, type: string, accept: readonly string[]): boolean {
  return accept.some((pattern) => {
    if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern.toLowerCase())
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
  })
}
