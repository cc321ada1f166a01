import type { Stores } from '#web/state/stores.ts'
import { writeStored } from '#web/storage/storage.ts'

/**
 * Stores the configuration under the keys of the specification.
 * @see specification section 7
 */
export function storeConfigs({ configurations, institute }: Stores['institute']) {
  writeStored('configs', JSON.stringify(configurations))
  writeStored('institute_configs', JSON.stringify(institute ?? null))
}
