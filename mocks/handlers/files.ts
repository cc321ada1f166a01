import type { StoredFile } from '#sdk'
import { repeatInBothLanguages, type MessageKey } from '#mocks/data/texts.ts'
import {
  buildFailure,
  ErrorResponse,
  throwConflict,
  respondMessage,
  throwNotFound,
  respondData,
  throwFieldErrors,
  type Handler,
} from '#mocks/handlers/responses.ts'
import { respondBytes } from '#mocks/handlers/respondBytes.ts'
import type { Call, Upload } from '#mocks/handlers/call.ts'
import { isStaff, listOwnLearners, requireOwnerOrStaff } from '#mocks/handlers/caller.ts'
import { requireAccount, parseId } from '#mocks/handlers/callValues.ts'
import { buildSample } from '#mocks/pictures/samples.ts'
import type { FileRecord } from '#mocks/world/learning/learningRecords.ts'

const MAX_AUDIO_BYTES = 10_485_760
const MAX_OTHER_BYTES = 20 * 1_048_576
const MAX_STORED_BYTES = 64 * 1_048_576
const acceptedTypes =
  /^(audio\/[\w.+-]+|image\/(jpeg|png|webp|gif)|video\/(mp4|webm)|text\/plain|application\/(pdf|zip|msword|vnd\.[\w.-]+))$/

export const uploadFile: Handler<'uploadFile'> = (call) => {
  const { upload } = call
  if (!upload || !acceptedTypes.test(upload.content_type)) return throwUploadError(call, 'fileType')
  const isAudio = upload.content_type.startsWith('audio/')
  if (isAudio && upload.bytes.length >= MAX_AUDIO_BYTES) throwUploadError(call, 'audioTooLarge')
  if (upload.bytes.length > MAX_OTHER_BYTES) throwUploadError(call, 'fileTooLarge')
  return respondData(toFile(storeUpload(call, upload), call))
}

export const readFile: Handler<'readFile'> = (call) => {
  const file = call.state.files.get(parseId(call))
  if (!file || !maySee(file, call)) return throwUnreadable(call)
  return respondBytes(call, file.bytes ?? buildSample(file.content_type), {
    'content-type': file.content_type,
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name[call.language])}`,
    'x-content-type-options': 'nosniff',
  })
}

export const deleteFile: Handler<'deleteFile'> = (call) => {
  const file = call.state.files.get(parseId(call)) ?? throwNotFound(call)
  requireOwnerOrStaff(call, file.owner)
  if (isUsed(file.id, call)) throwConflict(call, 'inUse')
  call.state.files.remove(file.id)
  return respondMessage(call, 'deleted')
}

/** Throws a 422 for an upload. */
export function throwUploadError(call: Call, key: MessageKey): never {
  return throwFieldErrors(call, { file: key })
}

/** Stores a file; throws when the files of the world exceed 64 MB. */
export function storeUpload(call: Call, { name, content_type, bytes }: Upload): FileRecord {
  const held = call.state.files.list().reduce((sum, file) => sum + (file.bytes?.length ?? 0), 0)
  if (held + bytes.length > MAX_STORED_BYTES) throwUploadError(call, 'storageFull')
  return call.state.files.insert((id) => ({
    id,
    owner: requireAccount(call).id,
    name: repeatInBothLanguages(name),
    content_type,
    size: bytes.length,
    bytes: Uint8Array.from(bytes),
  }))
}

/** Builds a file of a response. */
export function toFile(file: FileRecord, call: Call): StoredFile {
  return {
    id: file.id,
    name: file.name[call.language],
    content_type: file.content_type,
    size: file.size,
    url: `/api/files/detail/${file.id}/`,
  }
}

/** Builds the existing files of some ids. */
export function toFiles(ids: readonly number[], call: Call): StoredFile[] {
  return ids.flatMap((id) => {
    const file = call.state.files.get(id)
    return file ? [toFile(file, call)] : []
  })
}

/** Throws a 404; for guests a 401, whether there is such a file or not. */
function throwUnreadable(call: Call): never {
  if (!call.account) throw new ErrorResponse(buildFailure('sessionOver', call.language), 401)
  return throwNotFound(call)
}

/** Throws for ids of files that do not exist or that the caller may not use. */
export function checkFiles(call: Call, ids: readonly number[] | undefined): readonly number[] {
  const known = ids?.every((id) => {
    const file = call.state.files.get(id)
    return file && maySee(file, call)
  })
  return known === false ? throwFieldErrors(call, { file_ids: 'unknownRecord' }) : (ids ?? [])
}

function isUsed(id: number, call: Call): boolean {
  const { homework, submissions, catalogs, profiles, webinars } = call.state
  const inLists = [...homework.list(), ...submissions.list(), ...catalogs.list()]
  return (
    inLists.some(({ files }) => files.includes(id)) ||
    profiles.list().some(({ picture }) => picture === id) ||
    webinars.list().some(({ recording }) => recording === id)
  )
}

/** Whether a file stands on public pages: the picture of a tutor or a course, the recording of a halaqa. */
function isPublic(file: FileRecord, call: Call): boolean {
  const { courses, profiles, tutors, webinars } = call.state
  const isPicture = file.content_type.startsWith('image/')
  return (
    profiles.list().some((row) => row.picture === file.id && tutors.get(row.id)?.status === 'approved') ||
    courses.list().some(({ files }) => isPicture && files?.includes(file.id)) ||
    webinars.list().some((row) => row.recording === file.id && row.interviewFor === undefined)
  )
}

/** Whether the caller may read a file: their own, their kids', of their homework and catalogs, any picture or recording. */
function maySee(file: FileRecord, call: Call): boolean {
  if (!call.account) return isPublic(file, call)
  const { id, category } = call.account
  if (isStaff(call) || file.owner === id || listOwnLearners(call).has(file.owner)) return true
  const { homework, submissions, catalogs, profiles, webinars } = call.state
  const given = homework
    .list()
    .some(
      (row) =>
        row.files.includes(file.id) &&
        (row.owner === id || row.learners.some((one) => listOwnLearners(call).has(one))),
    )
  const answers = submissions.list().filter((row) => [...row.files, ...row.review_files].includes(file.id))
  const isAnswer = answers.some(
    (row) => homework.get(row.homework)?.owner === id || listOwnLearners(call).has(row.learner),
  )
  const isShared = catalogs
    .list()
    .some((row) => row.files.includes(file.id) && row.isShared && category === 'tutor')
  const isRecording = webinars.list().some(({ recording }) => recording === file.id)
  return (
    given ||
    isAnswer ||
    isShared ||
    isRecording ||
    isPublic(file, call) ||
    profiles.list().some(({ picture }) => picture === file.id)
  )
}
