import type { Identified, Resource } from '#web/resource/resource.ts'
import type { PageModule } from './pageModule.ts'

/** A managed list: its declaration and the toolkit load side by side. */
export function createListPage<Row extends Identified>(
  texts: string,
  file: string,
  declare: () => Promise<Resource<Row>>,
  more: readonly string[] = [],
): PageModule {
  return {
    file,
    also: ['resource/createScreen.tsx'],
    texts: ['resource', texts, ...more],
    load: async () => {
      const [{ createScreen }, resource] = await Promise.all([
        import('#web/resource/createScreen.tsx'),
        declare(),
      ])
      return createScreen(resource)
    },
  }
}
