import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { LanguageInput } from './HiddenInputs.tsx'
import { useTypedBefore } from './typedBefore.ts'

interface SearchFormProps {
  /** For controls that stand outside of it, by their `form` attribute */
  id?: string
  /** The path of the list */
  action: string
  className?: string
  /** Called with values that were typed or chosen before the page was hydrated */
  onTypedBefore: (params: URLSearchParams) => void
  children: ReactNode
}

/**
 * The search of a list. Its controls apply at once; without script the form submits them as the query of the list's
 * URL, which holds the search in either case.
 */
export function SearchForm({ id, action, className, onTypedBefore, children }: SearchFormProps) {
  const styles = useStyles()
  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, readParams, onTypedBefore)
  return (
    <form
      ref={form}
      id={id}
      role="search"
      action={action}
      className={mergeClasses(styles.root, className)}
      onSubmit={(event: SubmitEvent) => event.preventDefault()}
    >
      <LanguageInput />
      {children}
      <noscript>
        <ApplyButton />
      </noscript>
    </form>
  )
}

/** Sends a search without script. */
export function ApplyButton({ form }: { form?: string }) {
  return (
    <Button type="submit" size="large" form={form}>
      <FormattedMessage id="ui.apply" />
    </Button>
  )
}

function readParams(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(entries)
}

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: '12px' } })
