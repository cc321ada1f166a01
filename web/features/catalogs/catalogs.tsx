import type { Catalog } from '#sdk'
import { toChosenFile } from '#web/form/files.ts'
import { flag, dateTime, person, plain } from '#web/resource/columns.tsx'
import { attachments, checkbox, longText, nameText, optional } from '#web/resource/fields.ts'
import { recordForm } from '#web/resource/recordForm.tsx'
import { type Action, defineResource } from '#web/resource/resource.ts'
import { CatalogDetail } from './CatalogDetail.tsx'

/**
 * Declares the documents of tutors and staff; owners change and share them, staff those of everyone.
 * See docs/decisions.md#catalogs.
 */
export function defineCatalogs(side: 'staff' | 'tutor') {
  const mayChange = ({ is_own }: Catalog) => side === 'staff' || is_own
  return defineResource({
    name: 'catalogs',
    list: '/catalogs/list/',
    columns: [
      plain('title', { sort: true }),
      plain('description', { isExtra: true }),
      flag('shared', 'catalogs.options.shared'),
      {
        name: 'file_ids',
        isFigure: true,
        show: ({ documents }, { number }) => number(documents.length),
        text: ({ documents }) => documents.length,
      },
      person('owner'),
      dateTime('updated_on', { sort: true }),
    ],
    filters: [{ name: 'shared', kind: 'choice', options: ['true', 'false'] }],
    actions: [createShareAction(true, mayChange), createShareAction(false, mayChange)],
    Detail: CatalogDetail,
    canEdit: mayChange,
    deletePath: '/catalogs/delete/{id}',
    canDelete: mayChange,
    Form: recordForm({
      texts: 'catalogs',
      insert: '/catalogs/insert/',
      update: '/catalogs/update/{id}/',
      fields: {
        title: nameText(),
        description: optional(longText(2000)),
        shared: checkbox(),
        file_ids: attachments({
          max: 3,
          accept: ['image/*', 'audio/*', 'video/*', '.pdf', '.docx', '.pptx'],
        }),
      },
      toModel: (catalog: Catalog) => ({ ...catalog, file_ids: catalog.documents.map(toChosenFile) }),
    }),
  })
}

function createShareAction(shared: boolean, mayChange: (catalog: Catalog) => boolean): Action<Catalog> {
  return {
    name: shared ? 'share' : 'unshare',
    when: (catalog) => catalog.shared !== shared && mayChange(catalog),
    run: send(shared),
    undo: (clients, catalog) => send(!shared)(clients, catalog, '', () => undefined),
  }
}

function send(to: boolean): Action<Catalog>['run'] {
  return (clients, { id }) =>
    clients.api.POST('/catalogs/{id}/share/', { params: { path: { id } }, body: { shared: to } })
}
