import { Suspense, useCallback, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useColumns } from './ColumnChooser.tsx'
import { isNarrowed, writeState } from './listState.ts'
import { ListFoot } from './ListFoot.tsx'
import { ListHead } from './ListHead.tsx'
import { ListResults } from './ListResults.tsx'
import { ListTable } from './ListTable.tsx'
import { ListTools } from './ListTools.tsx'
import { OpenRecord } from './OpenRecord.tsx'
import { RecordPanel } from './RecordPanel.tsx'
import type { Identified, Resource } from './resource.ts'
import { RowMenu } from './RowMenu.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { useEvent } from '#web/ui/useEvent.ts'
import { runWhenIdle } from '#web/ui/runWhenIdle.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useListStart } from './useListStart.ts'
import { useRecordActions } from './useRecordActions.tsx'
import { useResource } from './useResource.ts'
import { useIsEmpty } from './useIsEmpty.ts'
import { useLastSaved } from './useLastSaved.ts'
import { useListKeys } from './useListKeys.ts'
import { createLazy } from '#web/ui/createLazy.ts'

// Loaded on demand, because few people open it
const KeyHelp = createLazy(() => import('./KeyHelp.tsx'), 'KeyHelp')
const BulkReport = createLazy(() => import('./BulkReport.tsx'), 'BulkReport')

interface ResourcePageProps<Row extends Identified> {
  resource: Resource<Row>
  /** Part of a page that already shows the title */
  isNamed?: boolean
}

/**
 * The page of a managed list.
 * @see specification section 7
 */
export function ResourcePage<Row extends Identified>(props: ResourcePageProps<Row>) {
  const hasStarted = useListStart(props.resource)
  return hasStarted ? <StartedPage {...props} /> : <Skeleton />
}

function StartedPage<Row extends Identified>({ resource, isNamed = false }: ResourcePageProps<Row>) {
  const { name, Form, Detail, Header } = resource
  const list = useResource(resource)
  const { state, change, response, selection } = list
  const saved = useLastSaved(resource, state, list.rows)
  const { rows = [] } = saved
  const columns = useColumns(name, resource.columns)
  const recordActions = useRecordActions(resource, list.refresh)
  const [form, setForm] = useState<{ row?: Row }>()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const create = Form && (() => setForm({}))
  useEffect(() => {
    for (const part of [Form, Detail])
      if (part?.load) runWhenIdle(() => void part.load?.().catch(() => undefined))
  }, [Form, Detail])
  useListKeys({ onHelp: () => setHelpOpen(true), onCreate: create })
  const clear = () => change({ q: '', filters: {} })
  // An empty list has no search and no count; it explains its purpose and offers the first record
  const isEmpty = useIsEmpty(resource, state, response.data?.total)

  const getHref = useCallback((page: number) => `?${writeState({ ...state, page }).toString()}`, [state])
  const open = useEvent((row: Row) => change({ id: resource.getKey(row) }))
  const renderMenu = useEvent((row: Row) => (
    <RowMenu
      resource={resource}
      row={row}
      onOpen={Detail && (() => open(row))}
      onEdit={Form && resource.canEdit(row) ? () => setForm({ row }) : undefined}
      onAction={(action) => recordActions.startAction(action, row)}
    />
  ))

  return (
    <div>
      <ListHead
        resource={resource}
        total={isEmpty ? null : response.data?.total}
        hasTimes={columns.shown.some(({ isDateTime }) => isDateTime)}
        isNamed={isNamed}
        shortcuts={
          resource.shortcuts.length > 0 &&
          !isEmpty && <Shortcuts shortcuts={resource.shortcuts} state={state} />
        }
        onCreate={isEmpty ? undefined : create}
      />
      {Header && response.data && <Header page={response.data} />}
      {!isEmpty && (
        <ListTools
          resource={resource}
          state={state}
          columns={columns}
          onChange={change}
          onClear={clear}
          onHelp={() => setHelpOpen(true)}
        />
      )}
      <ListResults
        name={name}
        response={response}
        emptyAction={resource.emptyAction}
        failed={resource.failed}
        onCreate={create}
        size={list.paging.size}
        // The default columns: the server does not know this device's stored choice
        columns={resource.columns.filter(({ isExtra }) => !isExtra).length}
        isNarrowed={isNarrowed(state) && !isEmpty}
        onClear={clear}
      >
        <ListTable
          resource={resource}
          rows={rows}
          columns={columns.shown}
          caption={<FormattedMessage id={resource.title} />}
          sort={state.sort}
          onSort={(sort) => change({ sort })}
          {...(resource.bulkActions.length ? { selection } : {})}
          highlighted={saved.highlighted}
          isStale={response.isLoading}
          onOpen={Detail && open}
          openKey={state.id}
          renderMenu={renderMenu}
        />
        <ListFoot {...list.paging} getHref={getHref} onChange={change} />
      </ListResults>
      <SelectionBar
        name={name}
        count={selection.chosen.size}
        actions={resource.bulkActions}
        isBusy={recordActions.isBusy}
        onAction={(action) => recordActions.startBulkAction(action, [...selection.chosen.keys()])}
        onClear={selection.clear}
      />
      {Detail && (
        <OpenRecord
          resource={resource}
          id={state.id}
          rows={saved.rows}
          page={state.page}
          pages={list.paging.pages}
          onEdit={Form && ((row: Row) => setForm({ row }))}
          startAction={recordActions.startAction}
          change={change}
        />
      )}
      {Form && form && (
        <RecordPanel
          name={name}
          Form={Form}
          {...form}
          read={resource.read}
          onSaved={(id, called) => {
            setForm(undefined)
            void list.refresh().then(() => id !== undefined && saved.show(id, called))
          }}
          onClose={() => setForm(undefined)}
          onStale={() => void list.refresh()}
        />
      )}
      {recordActions.question}
      <Suspense>{isHelpOpen && <KeyHelp resource={resource} onClose={() => setHelpOpen(false)} />}</Suspense>
      <Results resource={resource} recordActions={recordActions} selection={selection} />
    </div>
  )
}

interface ResultsProps<Row extends Identified> {
  resource: Resource<Row>
  recordActions: ReturnType<typeof useRecordActions<Row>>
  selection: ReturnType<typeof useResource<Row>>['selection']
}

/** The result of a bulk action for each record, by name. */
function Results<Row extends Identified>({ resource, recordActions, selection }: ResultsProps<Row>) {
  const { report } = recordActions
  if (!report) return null
  return (
    <Suspense>
      <BulkReport
        isOpen
        results={report.results}
        getName={(id) => {
          const row = selection.chosen.get(id)
          return row ? resource.getName(row) : String(id)
        }}
        onRetry={(ids) => {
          recordActions.closeReport()
          recordActions.startBulkAction(report.action, ids)
        }}
        onClose={() => {
          recordActions.closeReport()
          selection.clear()
        }}
      />
    </Suspense>
  )
}
