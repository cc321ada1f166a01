import type { Area } from './area.ts'
import { worldAreas } from './worldAreas.ts'

/** Files of `bff/http` that decide whether a request is taken. */
const checks =
  'clientErrors,ipNetwork,isNestedDeeper,locale,pipelining,problem,requestBody,requestHead,requestTarget,securityHeaders,writeProblem'

/** Files of `bff/http` that carry requests and responses. */
const connections =
  'abort,compression,hashSha256,idleMap,maybePromise,requestContext,requestTurns,server,smallChunks,turnLimit,unreadResponses,watchRate,writeResponse'

/** Files of `web/calendar` without React, which needs a browser. */
const grids = 'dayNames,layoutEntries,moveInCalendar,moveInGrid,readGridKey,recurrence,span,week'

/** The areas of `npm run mutate`. A threshold is what was reached at least: it rises with the tests. */
export const areas: readonly Area[] = [
  {
    name: 'session',
    sources: ['bff/session/**/*.ts'],
    tests: ['bff/session/**/*.test.ts'],
    threshold: 92,
  },
  {
    name: 'token',
    sources: ['bff/token/**/*.ts'],
    tests: ['bff/token/**/*.test.ts'],
    threshold: 94,
  },
  {
    name: 'guard',
    sources: ['bff/middleware/**/*.ts', `bff/http/{${checks}}.ts`],
    tests: [
      'bff/http/!(drain|writeStream).test.ts',
      'bff/middleware/*.test.ts',
      'tests/integration/middleware/requestChecks.test.ts',
      'tests/resilience/http/malformedRequests.test.ts',
    ],
    testTimeout: 3000,
    threshold: 92,
  },
  {
    name: 'cache',
    sources: ['bff/cache/**/*.ts'],
    tests: ['bff/cache/**/*.test.ts'],
    threshold: 94,
  },
  {
    name: 'rules',
    sources: ['web/form/rules.ts'],
    tests: ['web/form/rules.test.ts'],
    threshold: 78,
  },
  {
    name: 'time',
    sources: ['web/time/*.ts'],
    tests: ['web/time/*.test.ts'],
    threshold: 80,
  },
  {
    name: 'sdk',
    sources: ['sdk/*.ts'],
    tests: ['sdk/*.test.ts'],
    threshold: 78,
  },
  {
    name: 'config',
    sources: ['bff/config/*.ts'],
    tests: ['bff/config/*.test.ts'],
    threshold: 88,
  },
  {
    name: 'calendar',
    sources: [`web/calendar/{${grids}}.ts`],
    tests: ['web/calendar/*.test.ts'],
    threshold: 94,
  },
  {
    name: 'operations',
    sources: ['bff/operations/{admin,fastMetrics,health,metrics}.ts'],
    tests: ['bff/operations/*.test.ts'],
    threshold: 94,
  },
  {
    name: 'state',
    sources: ['web/{state,storage}/*.ts', '!web/storage/stubStorage.ts'],
    tests: ['web/{state,storage}/*.test.ts'],
    threshold: 87,
  },
  {
    name: 'proxy',
    sources: ['bff/proxy/*.ts'],
    tests: [
      'bff/proxy/*.test.ts',
      'tests/integration/proxy/*.test.ts',
      'tests/resilience/upstream/circuitBreaker.test.ts',
    ],
    threshold: 97,
  },
  {
    name: 'upstream',
    sources: ['bff/upstream/*.ts'],
    tests: ['bff/upstream/*.test.ts', 'tests/resilience/upstream/*.test.ts'],
    threshold: 79,
  },
  {
    name: 'pages',
    sources: ['bff/pages/*.ts'],
    tests: [
      'bff/pages/*.test.ts',
      'bff/routes/*.test.ts',
      'tests/integration/pages/*.test.ts',
      'tests/integration/routes/files.test.ts',
    ],
    threshold: 86,
  },
  {
    name: 'routes',
    sources: ['bff/routes/*.ts'],
    tests: ['bff/routes/*.test.ts', 'tests/integration/routes/*.test.ts'],
    testTimeout: 8000,
    threshold: 96,
  },
  {
    name: 'app',
    sources: ['bff/{app,createBff,createCaches,main}.ts'],
    tests: [
      'bff/{app,appRoutes,createBff,createCaches,main}.test.ts',
      'tests/integration/routes/{api,files}.test.ts',
    ],
    testTimeout: 5000,
    threshold: 80,
  },
  {
    name: 'cluster',
    sources: ['bff/{cluster,startup}/*.ts'],
    tests: [
      'bff/cluster/{ipc,pendingExit,primary,remoteLimiter,signals,worker,workerServices}.test.ts',
      'bff/startup/*.test.ts',
    ],
    testTimeout: 3000,
    threshold: 92,
  },
  {
    name: 'http',
    sources: [`bff/http/{${connections}}.ts`],
    tests: [`bff/http/{drain,writeStream,${connections}}.test.ts`],
    testTimeout: 5000,
    threshold: 86,
  },
  {
    name: 'logs',
    sources: ['bff/operations/{createTracing,log,traces}.ts'],
    tests: ['bff/operations/{createTracing,log,logOutput,traces}.test.ts'],
    testTimeout: 5000,
    threshold: 88,
  },
  ...worldAreas,
]
