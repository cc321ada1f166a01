import { isRecord } from '#sdk/isRecord.ts'
import type { StoredFile } from '#sdk'

/** A file of a form, from choosing it to the uploaded id. */
export interface ChosenFile {
  key: string
  name: string
  size: number
  /** MIME type according to the browser */
  type: string
  /** The API's id after the upload */
  id?: number
  /** The API's URL of it after the upload */
  url?: string
  /** 0 to 1 during the upload */
  progress: number
  /** Message id or the server's text */
  problem?: string
  /** The server does not take it, however often it is sent */
  isRefused?: boolean
}

/** Converts a file of the API to a form's value. */
export function toChosenFile({ id, url, name, size, content_type }: StoredFile): ChosenFile {
  return { key: String(id), id, url, name, size, type: content_type, progress: 1 }
}

/**
 * Restores files from a draft: uploaded files are kept, interrupted uploads get an error.
 * @param value a field's value of any kind
 */
export function restoreFiles(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every(isChosenFile)) return value
  return value.map((file) =>
    file.id === undefined && !file.problem?.startsWith('form.files.')
      ? { ...file, problem: 'form.files.lost' }
      : file,
  )
}

/** Whether a field's value, or one of a draft, is a chosen file. */
export function isChosenFile(value: unknown): value is ChosenFile {
  return isRecord(value) && 'key' in value && 'progress' in value
}

/** The kinds of media that have a name for people. */
export const mediaKinds = ['audio', 'image', 'video'] as const

export interface FileLimits {
  /** As in `accept`: `image/*`, `audio/*`, `.pdf` */
  accept: readonly (`.${string}` | `${(typeof mediaKinds)[number]}/${string}`)[]
  countMax: number
  /** Bytes; audio files have a lower limit of their own */
  sizeMax: number
}

/**
 * Audio files must be smaller than 10 MB.
 * @see specification section 5, Homework
 */
export const AUDIO_MAX = 10_485_760
/** 20 MB for all other files */
export const FILE_MAX = 20 * 1_048_576

/**
 * Validates a file before its upload.
 * @returns a message id, or undefined
 */
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
