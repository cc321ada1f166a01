import type { Identified, Resource } from '#web/resource/resource.ts'
import type { PageModule } from './pageModule.ts'

/** Creates the page of a managed list; its declaration and the list components are loaded in parallel. */
export function createListPage<Row extends Identified>(
  texts: string,
  file: string,
  declare: () => Promise<Resource<Row>>,
  more: readonly string[] = [],
): PageModule {
  return {
    file,
    also: ['resource/createResourcePage.tsx'],
    texts: ['resource', texts, ...more],
    load: async () => {
      const [{ createResourcePage }, resource] = await Promise.all([
        import('#web/resource/createResourcePage.tsx'),
        declare(),
      ])
      return createResourcePage(resource)
    },
  }
}
