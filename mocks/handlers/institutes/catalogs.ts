import type { Catalog } from '#sdk'
import { repeatInBothLanguages } from '#mocks/data/texts.ts'
import {
  respondMessage,
  throwNotFound,
  respondSaved,
  type BodyOf,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { checkFiles, toFiles } from '#mocks/handlers/files.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { isStaff, requireOwnerOrStaff } from '#mocks/handlers/caller.ts'
import { requireAccount, parseId } from '#mocks/handlers/callValues.ts'
import { findPerson } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import type { CatalogRecord } from '#mocks/world/learning/learningRecords.ts'
import { notify } from '#mocks/world/notify.ts'
import { normalize } from '#mocks/world/search.ts'

export const listCatalogs: Handler<'listCatalogs'> = (call) => {
  const shared = call.query.get('shared')
  const owner = call.query.get('owner_id')
  const orders: Orders<CatalogRecord> = {
    updated_on: (a, b) => a.updated - b.updated || a.id - b.id,
  }
  const rows = call.state.catalogs
    .list()
    .filter((row) => isStaff(call) || row.isShared || row.owner === requireAccount(call).id)
    .filter((row) => shared === null || String(row.isShared) === shared)
    .filter((row) => !owner || row.owner === Number(owner))
  return respondPage(call, rows, (row) => toCatalog(row, call), {
    orders,
    usual: '-updated_on',
    getSearchText: ({ title }) => normalize(`${title.en} ${title.ar}`),
  })
}

export const insertCatalog: Handler<'insertCatalog'> = (call, body) => {
  const fields = toRecordFields(call, body)
  const owner = requireAccount(call).id
  const row = call.state.catalogs.insert((id) => ({ id, owner, ...fields }))
  notifyOfShare(call, row, false)
  return respondSaved(call, row.id)
}

export const updateCatalog: Handler<'updateCatalog'> = (call, body) => {
  const row = requireOwnCatalog(call)
  const fields = toRecordFields(call, body)
  const { language } = call
  const changed = {
    ...row,
    ...fields,
    title: row.title[language] === body.title ? row.title : fields.title,
    description: row.description[language] === body.description ? row.description : fields.description,
    isShared: body.shared ?? row.isShared,
  }
  call.state.catalogs.update(changed)
  notifyOfShare(call, changed, row.isShared)
  return respondSaved(call, row.id)
}

export const deleteCatalog: Handler<'deleteCatalog'> = (call) => {
  const row = requireOwnCatalog(call)
  call.state.catalogs.remove(row.id)
  notifyOfShare(call, { ...row, isShared: false }, row.isShared, row.owner)
  notify(call.state, call.world.clock(), 'catalogDeleted', {
    ...(call.state.tutors.get(row.owner) && { tutors: [row.owner] }),
    actor: call.account?.id,
    values: { name: row.title },
  })
  return respondMessage(call, 'deleted')
}

export const shareCatalog: Handler<'shareCatalog'> = (call, { shared }) => {
  const row = requireOwnCatalog(call)
  const changed = { ...row, isShared: shared, updated: call.world.clock() }
  call.state.catalogs.update(changed)
  notifyOfShare(call, changed, row.isShared)
  return respondMessage(call, 'saved')
}

/**
 * Notifies tutors that a catalog is shared with them, or no longer, except the person who changed that.
 * @param other a tutor who is notified of something else
 */
function notifyOfShare(
  call: Call,
  { id, title, isShared }: CatalogRecord,
  wasShared: boolean,
  other?: number,
): void {
  if (isShared === wasShared) return
  const tutors = call.state.tutors.list().filter((row) => row.status === 'approved' && row.id !== other)
  notify(call.state, call.world.clock(), isShared ? 'catalogShared' : 'catalogUnshared', {
    tutors: tutors.map((row) => row.id),
    actor: call.account?.id,
    values: { id, name: title },
  })
}

function requireOwnCatalog(call: Call): CatalogRecord {
  const row = call.state.catalogs.get(parseId(call)) ?? throwNotFound(call)
  requireOwnerOrStaff(call, row.owner)
  return row
}

function toRecordFields(call: Call, { title, description, shared, file_ids }: BodyOf<'insertCatalog'>) {
  return {
    title: repeatInBothLanguages(title),
    description: repeatInBothLanguages(description ?? ''),
    isShared: shared ?? false,
    files: checkFiles(call, file_ids),
    updated: call.world.clock(),
  }
}

function toCatalog(row: CatalogRecord, call: Call): Catalog {
  return {
    id: row.id,
    title: row.title[call.language],
    description: row.description[call.language],
    shared: row.isShared,
    documents: toFiles(row.files, call),
    owner: findPerson(row.owner, call),
    is_own: row.owner === requireAccount(call).id,
    updated_on: formatIso(row.updated),
  }
}
