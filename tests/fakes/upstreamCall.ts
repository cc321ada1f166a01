import { LightAbort } from '#bff/http/abort.ts'
import { untracedTracing } from '#bff/operations/traces.ts'
import type { UpstreamCall } from '#bff/proxy/attempt.ts'
import type { Operation } from '#sdk/operations.ts'
import { tenant } from './tenant.ts'

/** A personal read whose deadline is a second. */
export const listClasses: Operation = {
  id: 'listClasses',
  method: 'GET',
  template: '/classes/list/',
  provenance: 'assumed',
  content: [],
  who: 'user',
  body_limit: 1000,
  timeout_ms: 1000,
}

/** Builds a call of the operation `listClasses`. @param more members of the call */
export function buildUpstreamCall(more: Partial<UpstreamCall> = {}): UpstreamCall {
  const requestId = '00000000-0000-4000-8000-000000000001'
  return {
    operation: listClasses,
    path: '/classes/list/?page=2',
    tenant,
    requestId,
    address: '203.0.113.9',
    language: undefined,
    timeZone: 'Africa/Cairo',
    signal: new LightAbort(),
    mock: undefined,
    trace: untracedTracing.start(requestId, 'GET'),
    ...more,
  }
}
