import type { Language } from '#sdk/language.ts'
import type { Institute, InstituteConfigurations } from '#sdk'
import { proxy } from 'valtio'
import type { TenantScript } from './consent.ts'

export interface Configs {
  configurations: Partial<InstituteConfigurations>
  institute: Institute | undefined
  defaultLanguage: Language
}

/** The institute of the current host; neutral defaults while it cannot be fetched. */
export interface InstituteState extends Configs {
  isMainHost: boolean
  /** Only where the host is marked production */
  scripts: readonly TenantScript[]
  social: Readonly<Record<string, { clientId?: string }>>
}

export const emptyConfigs: Configs = { configurations: {}, institute: undefined, defaultLanguage: 'en' }

const MAIN_INSTITUTE_ID = 1

/** Whether this is the product's own institute, the only one with an About page and a postal address in the footer. */
export function isMainInstitute(institute: { readonly id: number } | undefined): boolean {
  return institute?.id === MAIN_INSTITUTE_ID
}

/** Creates the store. */
export function createInstitute(state: InstituteState): InstituteState {
  return proxy(state)
}

/** Replaces the configuration, as after a change of language. */
export function setConfigs(institute: InstituteState, configs: Configs) {
  institute.configurations = configs.configurations
  institute.institute = configs.institute
  institute.defaultLanguage = configs.defaultLanguage
}
