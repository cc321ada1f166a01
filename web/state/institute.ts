import type { Institute, InstituteConfigurations } from '#sdk'
import { proxy } from 'valtio'

export interface Configs {
  configurations: Partial<InstituteConfigurations>
  institute: Institute | undefined
  defaultLanguage: Language
}

export type Language = 'en' | 'ar'

/** Configuration of the institute whose address this is; a neutral one while it cannot be read. */
export interface InstituteState extends Configs {
  isMainHost: boolean
  social: Readonly<Record<string, { clientId?: string }>>
}

export const emptyConfigs: Configs = { configurations: {}, institute: undefined, defaultLanguage: 'en' }

export function createInstitute(state: InstituteState): InstituteState {
  return proxy(state)
}

export function setConfigs(institute: InstituteState, configs: Configs) {
  institute.configurations = configs.configurations
  institute.institute = configs.institute
  institute.defaultLanguage = configs.defaultLanguage
}
