export { createClients, type ClientOptions, type Clients } from './client.ts'
export { createClient, type ApiClient, type ApiClientOptions } from './createClient.ts'
export {
  ApiError,
  CONNECTION_ERROR,
  DecodeError,
  NetworkError,
  RefusedError,
  TimeoutError,
  toApiError,
  type CallContext,
} from './errors.ts'
export { unwrapData } from './unwrapData.ts'
export type { ApiPaths, AssumedPaths, BrowserPaths, DocumentedPaths } from './paths.ts'

export type * from './generated/entities.ts'
