import { ApiError } from '#sdk'
import { query } from '#web/api/query.ts'
import { findElement, press } from '#web/workshop/interact.ts'
import { studentList } from '#web/workshop/sampleLists.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import { useSample } from '#web/workshop/useSample.ts'
import { ListFoot } from './ListFoot.tsx'
import { ListHead } from './ListHead.tsx'
import { ListResults } from './ListResults.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListRow } from './ListRow.tsx'
import { ListTable } from './ListTable.tsx'
import { RowMenu } from './RowMenu.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { Shortcuts } from './Shortcuts.tsx'

const meta: Meta = {
  component: ListTable,
  subcomponents: {
    ListFoot,
    ListHead,
    ListResults,
    ListRow,
    ListSkeleton,
    RowMenu,
    SelectionBar,
    Shortcuts,
  },
  parameters: { signedInAs: 'institute_admin' },
}
export default meta

const doNothing = () => undefined
const students = query('/students/list/', { query: { page: 1, page_size: 5 } })

interface TableProps {
  isStale?: boolean
  isSelected?: boolean
  isHighlighted?: boolean
}

function Table({ isStale = false, isSelected = false, isHighlighted = false }: TableProps) {
  const { label } = useSample()
  return (
    <StoryData query={students}>
      {({ data }) => (
        <ListTable
          resource={studentList}
          rows={data}
          columns={studentList.columns}
          caption={label}
          sort="-joined_on"
          onSort={doNothing}
          {...(isSelected && {
            selection: { chosen: new Map(data.slice(0, 2).map((row) => [row.id, row])), toggle: doNothing },
          })}
          highlighted={isHighlighted ? data[1]?.id : undefined}
          isStale={isStale}
          onOpen={doNothing}
          openKey={undefined}
          renderMenu={(row) => <RowMenu resource={studentList} row={row} onAction={doNothing} />}
        />
      )}
    </StoryData>
  )
}

export const Rows: Story = { render: () => <Table /> }
export const OtherRowsAreLoading: Story = { render: () => <Table isStale /> }
export const SelectedRows: Story = { render: () => <Table isSelected /> }
export const HighlightedRow: Story = { render: () => <Table isHighlighted /> }

export const OpenMenu: Story = {
  render: () => (
    <StoryData query={students}>
      {({ data: [row] }) =>
        row && (
          <RowMenu
            resource={studentList}
            row={row}
            onOpen={doNothing}
            onEdit={doNothing}
            onAction={doNothing}
          />
        )
      }
    </StoryData>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'button[aria-expanded=false]')
    await findElement(canvasElement, 'button[aria-expanded=true]')
  },
}

const state = { q: '', sort: '', page: 2, size: 10, filters: { status: ['false'] }, id: undefined }

export const Head: Story = {
  render: () => (
    <ListHead
      resource={studentList}
      total={231}
      hasTimes
      isNamed={false}
      shortcuts={<Shortcuts shortcuts={studentList.shortcuts} state={{ ...state, page: 1 }} />}
      onCreate={undefined}
    />
  ),
}

export const HeadBeforeTheCountIsKnown: Story = {
  render: () => (
    <ListHead
      resource={studentList}
      total={undefined}
      hasTimes
      isNamed={false}
      shortcuts={null}
      onCreate={undefined}
    />
  ),
}

export const Foot: Story = {
  render: () => (
    <ListFoot
      page={2}
      size={25}
      ownSize={25}
      pages={7}
      getHref={(page) => `?page=${page}`}
      onChange={doNothing}
    />
  ),
}

const response = {
  data: { data: [{}] },
  error: undefined,
  isValidating: false,
  mutate: () => Promise.resolve(),
}
const unavailable = new ApiError({ status: 503, code: 'unavailable' })

function Results(props: {
  response: Partial<Parameters<typeof ListResults>[0]['response']>
  isNarrowed?: boolean
  hasLink?: boolean
}) {
  const { text } = useSample()
  return (
    <ListResults
      name="students"
      response={{ ...response, ...props.response }}
      emptyAction={props.hasLink ? { to: '/', label: 'resource.toList' } : undefined}
      size={5}
      columns={4}
      isNarrowed={props.isNarrowed ?? false}
      onClear={doNothing}
    >
      <p>{text}</p>
    </ListResults>
  )
}

export const Loading: Story = { render: () => <Results response={{ data: undefined }} /> }
export const Failed: Story = { render: () => <Results response={{ data: undefined, error: unavailable }} /> }
export const Outdated: Story = { render: () => <Results response={{ error: unavailable }} /> }
export const Empty: Story = { render: () => <Results response={{ data: { data: [] } }} hasLink /> }
export const NoMatch: Story = { render: () => <Results response={{ data: { data: [] } }} isNarrowed /> }

export const Selection: Story = {
  render: () => (
    <SelectionBar
      name="students"
      count={3}
      actions={studentList.bulkActions}
      isBusy={false}
      onAction={doNothing}
      onClear={doNothing}
    />
  ),
}
export const BusySelection: Story = {
  render: () => (
    <SelectionBar
      name="students"
      count={3}
      actions={studentList.bulkActions}
      isBusy
      onAction={doNothing}
      onClear={doNothing}
    />
  ),
}
