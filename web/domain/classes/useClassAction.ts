import { useToastedCall } from '#web/domain/useToastedCall.ts'
import { useRefreshClasses } from './queries.ts'

/**
 * Returns a function that runs an action on a class, shows the result as a toast and revalidates the class queries.
 */
export function useClassAction() {
  return useToastedCall(useRefreshClasses())
}
