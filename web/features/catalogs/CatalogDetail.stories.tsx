import type { Catalog } from '#sdk'
import { expectElement, findElement } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { CatalogDetail } from './CatalogDetail.tsx'

export default { component: CatalogDetail, parameters: { signedInAs: 'tutor' } } satisfies Meta

const ignore = () => undefined
const catalog: Catalog = {
  id: 1,
  title: 'Letters',
  description: 'Sheets for the first month',
  shared: true,
  documents: [],
  owner: { id: 1, name: 'Amal Khalid', profile_picture_url: null },
  is_own: true,
  updated_on: '2026-11-18T10:00:00Z',
}
const sheet = { id: 1, name: 'sheet.docx', content_type: 'application/msword', size: 9000, url: '/sheet' }

export const NoDocuments: Story = {
  render: () => <CatalogDetail row={catalog} actions={undefined} onClose={ignore} />,
  async play() {
    await findElement(document, 'dialog[open] dl')
    if (document.querySelector('dialog[open] a[href="/sheet"]')) throw new Error('A document is shown')
  },
}

export const Documents: Story = {
  render: () => (
    <CatalogDetail row={{ ...catalog, documents: [sheet] }} actions={undefined} onClose={ignore} />
  ),
  play: expectElement('dialog[open] a[href="/sheet"]'),
}

export const OwnerForStaff: Story = {
  render: () => (
    <CatalogDetail
      row={{ ...catalog, owner: { ...catalog.owner, category: 'tutor' } }}
      actions={undefined}
      onClose={ignore}
    />
  ),
  parameters: { signedInAs: 'operator' },
  play: expectElement('dialog[open] a[href="/dashboard/approved-tutors?id=1"]'),
}
