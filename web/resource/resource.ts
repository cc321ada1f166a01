import type { BulkResult, Clients } from '#sdk'
import type { ComponentType, ReactNode } from 'react'
import { type NamesQuery, type Query, query } from '#web/api/query.ts'
import type { Formats } from './formats.ts'
import { toMessageId } from './toMessageId.ts'
import type { DeletePath, FilterOf, ListPath, PageOf, QueryOf, RowOf } from './apiTypes.ts'

/** What every record has. */
export interface Identified {
  readonly id: number
}

export interface ListPage<Row> {
  data: Row[]
  total: number
}

/** One field of a record as a list shows it. Its label is `<resource>.fields.<name>`. */
export interface Column<Row> {
  name: string
  show(row: Row, formats: Formats): ReactNode
  /** For a file of the list; what `show` gives where that is a text or a number */
  text?(row: Row, formats: Formats): string | number | null
  /** The API's name of the order */
  sort?: string
  /** Figures stand at the end */
  isFigure?: boolean
  /** Shown only once somebody asks for it */
  isExtra?: boolean
  /** Tells the time of day, so that the list says in which zone */
  isDateTime?: boolean
}

/** A question to the list. Its label is `<resource>.filters.<name>`, its options `<resource>.options.<name>.<value>`. */
export type Filter<Name extends string = string> =
  | { name: Name; kind: 'choice' | 'choices'; options: readonly string[] }
  | { name: Name; kind: 'day' }
  | {
      name: Name
      kind: 'record'
      /** Records to choose from, as names by id */
      read: NamesQuery
    }

/**
 * Something done with a record. Its verb is `<resource>.actions.<name>`; what it asks first is
 * `<resource>.ask.<name>` with `{name}` and, where there is more to say, `<resource>.ask.<name>.text`.
 */
export interface Action<Row> {
  name: string
  when?(row: Row): boolean
  /** Asks first: for a yes, for a reason of three words, or for the record's name typed out */
  confirm?: 'yes' | 'reason' | 'name'
  isDanger?: boolean
  /** Told when it has worked; 'Saved successfully' otherwise */
  done?: MessageId
  run(clients: Clients, row: Row, reason: string): Promise<unknown>
  /** Where the API can take it back: offered for a while after */
  undo?(clients: Clients, row: Row): Promise<unknown>
}

/** The same with several: a result for each. */
export interface BulkAction {
  name: string
  confirm?: 'yes' | 'reason'
  isDanger?: boolean
  run(clients: Clients, ids: number[], reason: string): Promise<{ data?: { data: BulkResult[] } }>
}

/** A question that is asked again and again, under a name. */
export interface Shortcut {
  label: MessageId
  /** @param today YYYY-MM-DD where the viewer is */
  getState(today: string): { filters: Readonly<Record<string, readonly string[]>>; sort?: string }
}

export interface FormProps<Row> {
  /** Absent while a record is made */
  row?: Row
  /** @param name what the record is called now */
  onSaved: (id: number | undefined, name: string) => void
  onClose: () => void
  /** The record is gone or changed: the list behind shows an old state */
  onStale: () => void
  /** Told whether something typed would be lost */
  onRisk: (isAtRisk: boolean) => void
}

/** A form that knows which texts it needs. */
export type RecordFormOf<Row> = ComponentType<FormProps<Row>> & { texts: readonly string[] }

export interface DetailProps<Row> {
  row: Row
  onClose: () => void
  /** Neighbours in the list, undefined at its ends */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** The actions of this record as buttons */
  actions: ReactNode
}

/** A managed list, declared (specification section 7, generic behaviour; rulings 65 and 66). */
export interface Resource<Row extends Identified = Identified> {
  /** Its texts begin with it, and saved views are kept under it */
  name: string
  /** `<name>.title` unless several lists share their texts */
  title: MessageId
  path: ListPath
  read(params: object): Query<ListPage<Row>>
  columns: readonly Column<Row>[]
  filters: readonly Filter[]
  shortcuts: readonly Shortcut[]
  isSearched: boolean
  /** For learners: no views, columns and files, just the list */
  isSimple: boolean
  /** Tells records apart where an id alone does not: one piece of homework stands once for each child */
  getKey(row: Row): string
  /** Names a record in questions, selections and cards */
  getName(row: Row): string
  actions: readonly Action<Row>[]
  createBulkAction: readonly BulkAction[]
  Form?: RecordFormOf<Row>
  canEdit(row: Row): boolean
  remove?: DeletePath
  canRemove(row: Row): boolean
  Detail?: ComponentType<DetailProps<Row>>
  /** The way out of a list that has nothing yet */
  emptyAction?: { to: string; label: MessageId }
  /** Other pages of a record, such as its questions: `<resource>.links.<name>` */
  links: readonly { name: string; to: (row: Row) => string }[]
  /** Figures above the list */
  Header?(props: { page: ListPage<Row> }): ReactNode
}

export interface Declaration<Path extends ListPath> extends Partial<
  Omit<Resource<RowOf<Path>>, 'path' | 'read' | 'columns' | 'filters' | 'Header'>
> {
  name: string
  list: Path
  /** What every call asks, such as the state of one of the five tutor lists */
  baseQuery?: QueryOf<Path>
  /** Whose list it is, where the address has an id */
  parentId?: number
  columns: readonly Column<RowOf<Path>>[]
  filters?: readonly Filter<FilterOf<Path>>[]
  Header?(props: { page: PageOf<Path> }): ReactNode
}

/** Declares a managed list; wrong paths, columns and filters are compile errors. */
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
    actions: [],
    createBulkAction: [],
    links: [],
    filters: [],
    getKey: ({ id }) => String(id),
    getName: getRecordName,
    canEdit: () => true,
    canRemove: () => true,
    ...rest,
    path: list,
    read: (params) => createPageQuery(list, parentId, { ...baseQuery, ...params }),
    ...(Header ? { Header: Header as unknown as NonNullable<Resource<RowOf<Path>>['Header']> } : {}), // it gets what `read` answers
  }
}

/** `query` checks paths against their own parameters; filters were checked by the declaration. */
function createPageQuery<Page>(path: ListPath, id: number | undefined, params: object): Query<Page> {
  const read = query as unknown as (path: ListPath, params: object) => Query<Page>
  return read(path, { query: params, ...(id === undefined ? {} : { path: { id } }) })
}

/** What a record is called, where its resource says nothing else. */
export function getRecordName(row: Identified): string {
  const { name, title } = row as Identified & { name?: unknown; title?: unknown }
  return typeof name === 'string' ? name : typeof title === 'string' ? title : String(row.id)
}
