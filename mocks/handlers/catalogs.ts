import type { Catalog } from '#sdk'
import { same } from '#mocks/data/texts.ts'
import { finished, missing, saved, type BodyOf, type Handler } from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { checkFiles, fileViews } from '#mocks/handlers/files.ts'
import { page, type Orders } from '#mocks/handlers/paging.ts'
import { isStaff, ownOrStaff } from '#mocks/handlers/people.ts'
import { requireAccount, parseId } from '#mocks/handlers/request.ts'
import { person } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/clock.ts'
import type { CatalogRecord } from '#mocks/world/learningRecords.ts'
import { normalise } from '#mocks/world/search.ts'

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
  return page(call, rows, (row) => catalogView(row, call), {
    orders,
    usual: '-updated_on',
    words: ({ title }) => normalise(`${title.en} ${title.ar}`),
  })
}

export const insertCatalog: Handler<'insertCatalog'> = (call, body) => {
  const fields = fieldsIn(call, body)
  const owner = requireAccount(call).id
  return saved(call, call.state.catalogs.insert((id) => ({ id, owner, ...fields })).id)
}

export const updateCatalog: Handler<'updateCatalog'> = (call, body) => {
  const row = ownCatalog(call)
  const fields = fieldsIn(call, body)
  const { language } = call
  call.state.catalogs.update({
    ...row,
    ...fields,
    title: row.title[language] === body.title ? row.title : fields.title,
    description: row.description[language] === body.description ? row.description : fields.description,
    isShared: body.shared ?? row.isShared,
  })
  return saved(call, row.id)
}

export const deleteCatalog: Handler<'deleteCatalog'> = (call) => {
  call.state.catalogs.remove(ownCatalog(call).id)
  return finished(call, 'deleted')
}

export const shareCatalog: Handler<'shareCatalog'> = (call, { shared }) => {
  call.state.catalogs.update({ ...ownCatalog(call), isShared: shared, updated: call.world.clock() })
  return finished(call, 'saved')
}

function ownCatalog(call: Call): CatalogRecord {
  const row = call.state.catalogs.get(parseId(call)) ?? missing(call)
  ownOrStaff(call, row.owner)
  return row
}

function fieldsIn(call: Call, { title, description, shared, file_ids }: BodyOf<'insertCatalog'>) {
  return {
    title: same(title),
    description: same(description ?? ''),
    isShared: shared ?? false,
    files: checkFiles(call, file_ids),
    updated: call.world.clock(),
  }
}

function catalogView(row: CatalogRecord, call: Call): Catalog {
  return {
    id: row.id,
    title: row.title[call.language],
    description: row.description[call.language],
    shared: row.isShared,
    documents: fileViews(row.files, call),
    owner: person(row.owner, call),
    is_own: row.owner === requireAccount(call).id,
    updated_on: formatIso(row.updated),
  }
}
