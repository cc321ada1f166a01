// The only import of openapi-fetch, which gets no more updates (docs/decisions.md#frozen-openapi-packages).
export { default as createFetchClient } from 'openapi-fetch'
export type {
  Client,
  ClientPathsWithMethod,
  FetchOptions,
  FetchResponse,
  MaybeOptionalInit,
  Middleware,
} from 'openapi-fetch'
