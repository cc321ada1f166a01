import type { Teaching, TeachingPayload } from '#sdk'
import * as v from 'valibot'
import { toChosenFile, type ChosenFile } from '#web/form/files.ts'
import { toLatinDigits } from '#web/form/normalize.ts'
import { files, optional, required, requiredList } from '#web/form/rules.ts'

/** The values of the fields about teaching, as the rules parse them. */
export interface TeachingValues {
  course_ids: string[]
  language_ids: string[]
  country_id: string
  price?: string | undefined
  has_trial: boolean
  document_ids: number[]
}

/** Values that the fields about teaching edit: files, from which a rule takes the ids. */
export interface TeachingInput extends Omit<TeachingValues, 'document_ids'> {
  document_ids: ChosenFile[]
}

/** Labels of the fields about teaching, for a change by another person or in another window. */
export const teachingLabels = {
  course_ids: 'teaching.courses',
  language_ids: 'teaching.languages',
  country_id: 'teaching.country',
  price: 'teaching.price.label',
  has_trial: 'teaching.has_trial',
  document_ids: 'teaching.documents',
} as const

/** Returns the values of the fields about teaching as they are named where they were changed elsewhere. */
export function toNamedValues(teaching: Teaching): Record<keyof typeof teachingLabels, unknown> {
  const { courses, languages, country, documents, price, has_trial } = teaching
  return {
    course_ids: courses,
    language_ids: languages,
    country_id: country?.name,
    price,
    has_trial,
    document_ids: documents,
  }
}

export const DOCUMENTS_MAX = 3

/** Rules of the fields about teaching. */
export const teachingRules = {
  course_ids: v.optional(v.array(v.string()), []),
  language_ids: requiredList(v.string()),
  country_id: required,
  price: optional(
    v.pipe(
      required,
      v.transform(toLatinDigits),
      v.regex(/^\d+(\.\d+)?$/, 'form.number'),
      v.regex(/^\d+(\.\d\d?)?$/, 'form.decimals'),
      v.check((text) => Number(text) >= 1 && Number(text) <= 100_000, 'form.between'),
    ),
  ),
  has_trial: v.optional(v.boolean(), false),
  document_ids: files({ max: DOCUMENTS_MAX }),
}

/** Converts teaching data to the values of the fields. */
export function toTeachingInput(teaching: Teaching): TeachingInput {
  const { courses, languages, country, price, has_trial, documents } = teaching
  return {
    course_ids: courses.map(({ id }) => String(id)),
    language_ids: languages.map(({ id }) => String(id)),
    country_id: country ? String(country.id) : '',
    ...(price === null ? {} : { price: String(price) }),
    has_trial,
    document_ids: documents.map(toChosenFile),
  }
}

/**
 * Builds the request body.
 * @param isPriceOpen whether the sender may change price and trial
 */
export function toTeachingPayload(values: TeachingValues, isPriceOpen: boolean): TeachingPayload {
  const { course_ids, language_ids, country_id, price, has_trial, document_ids } = values
  return {
    course_ids: course_ids.map(Number),
    language_ids: language_ids.map(Number),
    country_id: Number(country_id),
    ...(isPriceOpen ? { price: price ? Number(price) : null, has_trial } : {}),
    document_ids,
  }
}
