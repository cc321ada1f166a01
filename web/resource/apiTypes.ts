import type { BrowserPaths } from '#sdk'

type SuccessBody<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

type Get<Path extends keyof BrowserPaths> = BrowserPaths[Path] extends { get: infer Operation }
  ? Operation
  : never

type Post<Path extends keyof BrowserPaths> = BrowserPaths[Path] extends { post: infer Operation }
  ? Operation
  : never

/** Whether a type has a shape; a path without the method has `never`, which would have every shape. */
type HasShape<Type, Shape> = [Type] extends [never] ? false : Type extends Shape ? true : false

/** API paths that return a page of records. */
export type ListPath = {
  [Path in keyof BrowserPaths]: HasShape<
    SuccessBody<Get<Path>>,
    { data: readonly { id: number }[]; total: number }
  > extends true
    ? Path
    : never
}[keyof BrowserPaths]

export type PageOf<Path extends ListPath> = Extract<
  SuccessBody<Get<Path>>,
  { data: readonly { id: number }[] }
>

export type RowOf<Path extends ListPath> = PageOf<Path>['data'][number]

/** Names of a list's filters: its parameters except page, size, order, search and the id of one row. */
export type FilterOf<Path extends ListPath> = Exclude<
  Extract<keyof QueryOf<Path>, string>,
  'page' | 'page_size' | 'ordering' | 'search' | 'id'
>

export type QueryOf<Path extends ListPath> =
  Get<Path> extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never

/** API paths that take a record as JSON. */
export type SavePath = {
  [Path in keyof BrowserPaths]: HasShape<
    Post<Path>,
    { requestBody: { content: { 'application/json': object } } }
  > extends true
    ? Path
    : never
}[keyof BrowserPaths]

/** The path that updates records of the same list as the path that inserts them. */
export type UpdatePath<Insert extends SavePath> = Insert extends `${infer Root}insert/`
  ? Extract<`${Root}update/{id}/`, SavePath>
  : never

export type ModelOf<Path extends SavePath> =
  Post<Path> extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never

export type DeletePath = {
  [Path in keyof BrowserPaths]: BrowserPaths[Path] extends {
    delete: { parameters: { path: { id: number } } }
  }
    ? Path
    : never
}[keyof BrowserPaths]

/** The path that deletes a record of a list, whose paths begin alike. */
export type DeletePathOf<List extends ListPath> = List extends `${infer Root}list/`
  ? Extract<`${Root}delete/{id}`, DeletePath>
  : never
