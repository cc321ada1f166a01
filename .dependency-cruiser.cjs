/** The arrows of README's picture, and the layers inside `web`: only downward. */
const layers = [
  'app',
  'features',
  'domain',
  '(?:resource|flow|calendar)',
  'form',
  '(?:ui|api|navigation|state|i18n|theme|time)',
  'storage',
]
const listAbove = (index) => layers.slice(0, index).join('|')

/** The rooms of `bff` from the process to its configuration: a room imports only rooms further down. */
const rooms = [
  'main',
  'cluster',
  'createBff',
  'createCaches',
  'app',
  'routes',
  'startup',
  'fixtures',
  'services',
  'pages',
  'proxy',
  'token',
  'session',
  'middleware',
  'cache',
  'upstream',
  'http',
  'operations',
  'config',
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'sdk-is-a-leaf',
      severity: 'error',
      from: { path: '^sdk/', pathNot: '[.]test([.]d)?[.]ts$' },
      to: { path: '^(web|bff|mocks|tests|tools|openapi)/' },
    },
    {
      name: 'bff-sees-sdk-only',
      severity: 'error',
      from: { path: '^bff/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(web|mocks|tests|tools|openapi)/' },
    },
    {
      name: 'web-sees-sdk-only',
      severity: 'error',
      from: { path: '^web/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(bff|tests|tools|openapi)/' },
    },
    {
      name: 'web-sees-mocks-in-stories-only',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/workshop/|[.](stories|test)[.]tsx$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'worker-stands-alone',
      severity: 'error',
      from: { path: '^web/worker/', pathNot: '[.]test[.]ts$' },
      to: { path: '^web/(?!(worker|theme)/)' },
    },
    {
      name: 'development-belongs-to-the-app',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/(app|development)/' },
      to: { path: '^web/development/' },
    },
    {
      name: 'stories-are-never-shipped',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/workshop/|[.]stories[.]tsx$' },
      to: { path: '^web/workshop/|[.]stories[.]tsx$' },
    },
    {
      name: 'web-never-sees-node',
      severity: 'error',
      from: { path: '^web/', pathNot: '[.]test[.]tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-never-sees-the-operations-table',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^sdk/(operations|requests|responses)' },
    },
    {
      name: 'mocks-see-sdk-only',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^(web|bff|tests|tools)/' },
    },
    {
      // Who is told of what is a part of the contract, and data: the mocks send it as it stands there
      name: 'mocks-read-one-file-of-openapi',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '[.]test[.]ts$' },
      to: { path: '^openapi/', pathNot: '^openapi/notifications[.]json$' },
    },
    {
      name: 'mocks-run-in-browsers',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/(server|httpServer|upstream)[.]ts$|[.]test[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'frozen-openapi-packages',
      severity: 'error',
      from: { path: '.', pathNot: '^sdk/fetchClient[.]ts$|^tools/generate/generateSdk[.]ts$' },
      to: { path: 'node_modules/openapi-(fetch|typescript)/' },
    },
    {
      // Three generated tables take their types from the modules that export them
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: '^sdk/(generated/)?(operations|requests|responses)[.]ts$' },
      to: { circular: true },
    },
    {
      name: 'features-apart',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/([^/]+)/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'domain-nouns-apart',
      severity: 'error',
      from: { path: '^web/domain/([^/]+)/' },
      to: { path: '^web/domain/([^/]+)/', pathNot: '^web/domain/$1/' },
    },
    {
      name: 'ui-knows-no-data',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^(sdk|web/state|web/api)/' },
    },
    ...rooms.slice(1).map((room, index) => ({
      name: `bff-${room}-downward`,
      severity: 'error',
      from: { path: `^bff/${room}(/|[.]ts$)`, pathNot: '[.]test[.]ts$' },
      to: { path: `^bff/(${rooms.slice(0, index + 1).join('|')})(/|[.]ts$)` },
    })),
    {
      name: 'bff-rooms-are-listed',
      severity: 'error',
      from: { path: '.' },
      to: { path: `^bff/(?!(?:${rooms.join('|')})(?:/|[.]ts$))`, pathNot: '[.]test[.]ts$' },
    },
    {
      name: 'web-folders-are-listed',
      severity: 'error',
      from: { path: '.' },
      to: {
        path: `^web/(?!(?:${layers.join('|')}|worker|workshop|development)/|(?:lists|paths|publicPages)[.]ts$|tsconfig[.]json$)`,
      },
    },
    ...layers.slice(1).map((layer, index) => ({
      name: `web-downward-${index + 1}`,
      severity: 'error',
      from: { path: `^web/${layer}/` },
      to: { path: `^web/(${listAbove(index + 1)})/` },
    })),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
