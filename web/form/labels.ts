import { createContext } from 'react'

/** Labels of a form's fields in the order of the page, for its error summary. */
export const Labels = createContext<Map<string, string> | undefined>(undefined)
