import type { components as Assumed } from './generated/assumed.d.ts'
import type { components as Documented } from './generated/documented.d.ts'

export { createClients, dataOf, type ClientOptions, type Clients } from './client.ts'
export { ApiError, CONNECTION_ERROR, toApiError } from './errors.ts'
export type { ApiPaths, AssumedPaths, BrowserPaths, DocumentedPaths } from './paths.ts'

type Schemas = Documented['schemas'] & Assumed['schemas']

export type BookedClass = Schemas['BookedClass']
export type Course = Schemas['Course']
export type Filter = Schemas['Filter']
export type Gender = Schemas['Gender']
export type Institute = Schemas['Institute']
export type InstituteConfigurations = Schemas['InstituteConfigurations']
export type KidPayload = Schemas['KidPayload']
export type LoginPayload = Schemas['LoginPayload']
export type Person = Schemas['Person']
export type RegisterPayload = Schemas['RegisterPayload']
export type Review = Schemas['Review']
export type SocialLink = Schemas['SocialLink']
export type Tutor = Schemas['Tutor']
export type TutorApplication = Schemas['TutorApplication']
export type TutorProfile = Schemas['TutorProfile']
export type User = Schemas['User']
export type Webinar = Schemas['Webinar']
