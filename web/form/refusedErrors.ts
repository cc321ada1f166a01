import { createContext } from 'react'

/** Errors of a form that the server refused without script, by field; undefined for any other form. */
export const RefusedErrors = createContext<Readonly<Record<string, string>> | undefined>(undefined)
