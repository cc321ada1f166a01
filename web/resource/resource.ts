import type { BulkResult, Cancellation, Clients } from '#sdk'
import type { ComponentType, ReactNode } from 'react'
import { type NamesQuery, type Query, query } from '#web/api/query.ts'
import type { Formats } from './formats.ts'
import { toMessageId } from './toMessageId.ts'
import type { DeletePath, FilterOf, ListPath, PageOf, QueryOf, RowOf, DeletePathOf } from './apiTypes.ts'

/** Anything with an id. */
export interface Identified {
  readonly id: number
}

export interface ListPage<Row> {
  data: Row[]
  total: number
}

/** A column of a list. Its label is `<resource>.fields.<name>`. */
export interface Column<Row> {
  name: string
  show(row: Row, formats: Formats): ReactNode
  /** Value in the CSV file; by default what `show` returns, if that is a text or number */
  text?(row: Row, formats: Formats): string | number | null
  /** The API's name of the order */
  sort?: string
  /** Aligned to the end, as numbers are */
  isFigure?: boolean
  /** Never cut off: a reference, an hour or a weekday is useless without its end */
  isUncut?: boolean
  /** Hidden by default */
  isExtra?: boolean
  /** Shows a time of day, so the list names its zone */
  isDateTime?: boolean
  /** Ids of the texts of its values */
  texts?: readonly string[]
}

/**
 * A filter of a list. Its label is `<resource>.filters.<name>`, its options are `<resource>.options.<name>.<value>`.
 */
export type Filter<Name extends string = string> =
  | {
      name: Name
      kind: 'choice' | 'choices'
      options: readonly string[]
      /** Filters that a choice takes out: beside one of their values nothing could be found */
      replaces?: readonly Name[]
    }
  | { name: Name; kind: 'day' }
  | {
      name: Name
      kind: 'record'
      /** Query for the options: names by id */
      read: NamesQuery
    }

/** Adds a sentence to the toast of an action, built from what the API has answered. */
export type AddNote = (
  id: MessageId,
  getValues?: (formats: Formats) => Record<string, string | number>,
) => void

/**
 * An action on a record. Its label is by default `<resource>.actions.<name>`; the text of its confirmation is
 * `<resource>.ask.<name>` with `{name}` and, optionally, `<resource>.ask.<name>.text`. It can be undone, or it is asked
 * about.
 */
export type Action<Row> = ActionParts<Row> & (Questioned | Undoable<Row>)

interface ActionParts<Row> {
  name: string
  label?: MessageId
  when?(row: Row): boolean
  /** The consequences of the action, read from the API; shown in the confirmation */
  Preview?: ComponentType<{ row: Row; onSeen?: (seen: Cancellation) => void }>
  isDanger?: boolean
  /** The action is called cancel, so that its question ends with 'Go back' instead of 'Cancel' */
  isCancelling?: boolean
  /** Text of the toast; by default `<resource>.did.<name>` with `{name}`, or else 'Saved successfully' */
  done?: MessageId
  /**
   * @param note adds a sentence to the toast, such as what is paid back
   * @param seen the consequences that the preview has shown
   */
  run(clients: Clients, row: Row, reason: string, note: AddNote, seen?: Cancellation): Promise<unknown>
  /** Whether the record is in the state that the action leads to: then one that is refused was done already */
  isDone?(row: Row): boolean
  /** The record does not exist any more once the action is done */
  isDelete?: boolean
}

/** An action that is asked about: the API cannot undo it, and one key may start it. */
interface Questioned {
  /** The confirmation: a yes, a reason of three words, or the record's name typed out */
  confirm: 'yes' | 'reason' | 'name'
  undo?: never
}

interface Undoable<Row> {
  /** For an action with consequences */
  confirm?: Questioned['confirm']
  /** Undoes the action; offered in the toast */
  undo(clients: Clients, row: Row): Promise<unknown>
}

/** An action on several records, with a result for each. Its label is `<resource>.actions.<name>`. */
export interface BulkAction {
  name: string
  /** Asked before the action starts */
  question?: BulkQuestion
  isDanger?: boolean
  run(clients: Clients, ids: number[], reason: string): Promise<{ data?: { data: BulkResult[] } }>
}

/** The confirmation of a bulk action. */
export interface BulkQuestion {
  /** With `{name}`, which is the number of records in words */
  title: MessageId
  /** Explanation of the action, below the question */
  text?: MessageId | undefined
  /** A yes, or a reason of three words */
  confirm: 'yes' | 'reason'
}

/** A saved filter of the list, as a link. */
export interface Shortcut {
  label: MessageId
  /** @param today YYYY-MM-DD in the viewer's zone */
  getState(today: string): { filters: Readonly<Record<string, readonly string[]>>; sort?: string }
}

export interface FormProps<Row> {
  /** Absent for a new record */
  row?: Row
  /** Creates the query of the list, in which the record is looked up before it is saved */
  read: (params: object) => Query<ListPage<Row>>
  /** @param name the record's new name */
  onSaved: (id: number | undefined, name: string) => void
  onClose: () => void
  /** The record was deleted or changed, so the list is out of date */
  onStale: () => void
  /** Called when unsaved input appears or is gone */
  onRisk: (isAtRisk: boolean) => void
}

/** A component whose code is loaded when it is first shown, or before by `load`. */
export type Late<Props> = ComponentType<Props> & { load?(): Promise<unknown> }

/** A form with the texts it needs. */
export type RecordFormOf<Row> = Late<FormProps<Row>> & { texts: readonly string[] }

export interface DetailProps<Row> {
  row: Row
  onClose: () => void
  /** Opens a neighbour in the list; undefined at the ends */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Buttons of the record's actions */
  actions: ReactNode
}

/**
 * The declaration of a managed list with all defaults filled in.
 * @see specification section 7
 */
export interface Resource<Row extends Identified = Identified> {
  /** Prefix of its text ids and of its storage keys */
  name: string
  /** `<name>.title`, unless several lists share their texts */
  title: MessageId
  path: ListPath
  read(params: object): Query<ListPage<Row>>
  /** Reads whatever the state, where several lists share one call */
  readAll(params: object): Query<ListPage<Row>>
  /** Builds the path to a record in the list that holds it, where several lists share one call */
  buildRecordPath?(row: Row, id: string): string | undefined
  columns: readonly Column<Row>[]
  filters: readonly Filter[]
  shortcuts: readonly Shortcut[]
  /** Initial state of the list when the URL names none, such as upcoming records; `today` as YYYY-MM-DD */
  getStart?: Shortcut['getState']
  isSearched: boolean
  /** For learners: without saved views, column chooser and CSV */
  isSimple: boolean
  /** Records on a page, unless the URL says otherwise. See docs/decisions.md#page-size */
  pageSize: number
  /** Identifies a row where an id does not: homework appears once for each kid */
  getKey(row: Row): string
  /** Names a record in confirmations, checkboxes and cards */
  getName(row: Row): string
  actions: readonly Action<Row>[]
  bulkActions: readonly BulkAction[]
  Form?: RecordFormOf<Row>
  canEdit(row: Row): boolean
  deletePath?: DeletePath
  canDelete(row: Row): boolean
  /** Consequences of deleting, read from the API; shown in the confirmation */
  DeletePreview?: ComponentType<{ row: Row }>
  Detail?: Late<DetailProps<Row>>
  /** Link shown when the list is empty */
  emptyAction?: { to: string; label: MessageId }
  /** Says that the list could not be loaded; `<name>.failed` by default */
  failed?: MessageId
  /** Links to other pages of a record; labelled `<resource>.links.<name>` */
  links: readonly { name: string; when?: (row: Row) => boolean; to: (row: Row) => string }[]
  /** Shown above the list, such as figures */
  Header?(props: { page: ListPage<Row> }): ReactNode
}

export interface Declaration<Path extends ListPath> extends Partial<
  Omit<Resource<RowOf<Path>>, 'path' | 'read' | 'readAll' | 'columns' | 'filters' | 'deletePath' | 'Header'>
> {
  deletePath?: DeletePathOf<Path>
  name: string
  list: Path
  /** Parameters of every call, such as the state of the five tutor lists */
  baseQuery?: QueryOf<Path>
  /** Id for a list path with a parameter */
  parentId?: number
  columns: readonly Column<RowOf<Path>>[]
  filters?: readonly Filter<FilterOf<Path>>[]
  Header?(props: { page: PageOf<Path> }): ReactNode
}

/** Creates a resource from its declaration; wrong paths, columns and filters are compile errors. */
export function defineResource<Path extends ListPath>({
  list,
  baseQuery,
  parentId,
  Header,
  ...rest
}: Declaration<Path>): Resource<RowOf<Path>> {
  return {
    title: toMessageId(`${rest.name}.title`),
    shortcuts: [],
    isSearched: true,
    isSimple: false,
    pageSize: rest.isSimple ? 10 : 25,
    actions: [],
    bulkActions: [],
    links: [],
    filters: [],
    getKey: ({ id }) => String(id),
    getName: getRecordName,
    canEdit: () => true,
    canDelete: () => true,
    ...rest,
    path: list,
    read: (params) => createPageQuery(list, parentId, { ...baseQuery, ...params }),
    readAll: (params) => createPageQuery(list, parentId, params),
    ...(Header ? { Header: Header as unknown as NonNullable<Resource<RowOf<Path>>['Header']> } : {}), // It receives the result of `read`
  }
}

/** `query` checks paths against their own parameters; filters were checked by the declaration. */
function createPageQuery<Page>(path: ListPath, id: number | undefined, params: object): Query<Page> {
  const read = query as unknown as (path: ListPath, params: object) => Query<Page>
  return read(path, { query: params, ...(id === undefined ? {} : { path: { id } }) })
}

/** Returns a record's name or title, or else its id. */
export function getRecordName(row: Identified): string {
  const { name, title } = row as Identified & { name?: unknown; title?: unknown }
  return typeof name === 'string' ? name : typeof title === 'string' ? title : String(row.id)
}
