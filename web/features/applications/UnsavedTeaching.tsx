import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { UnsavedQuestion } from '#web/form/UnsavedQuestion.tsx'
import { useBlocker } from '#web/navigation/useBlocker.ts'
import { type Stores, type UnsavedForm, useStores } from '#web/state/stores.ts'
import { Confirm } from '#web/ui/Confirm.tsx'

interface UnsavedTeachingProps {
  /** The tutor's id */
  id: number
  /** Closes the form, whose input is given up for an action */
  onClose: () => void
}

/**
 * Asks before an action on the open record, or its closing, takes unsaved input of teaching data; mounted while there
 * is some.
 */
export function UnsavedTeaching({ id, onClose }: UnsavedTeachingProps) {
  const intl = useIntl()
  const stores = useStores()
  const [act, setAct] = useState<() => void>()
  // The guard of the form asks before another page
  const blocked = useBlocker(
    (from, to) => from.pathname === to.pathname && readId(from.search) !== readId(to.search),
  )
  useEffect(() => {
    setUnsavedForm(stores, { id, ask: (next) => setAct(() => next) })
    return () => setUnsavedForm(stores, undefined)
  }, [stores, id])
  if (blocked) return <UnsavedQuestion onLeave={blocked.proceed} onStay={blocked.stay} />
  return act ? (
    <Confirm
      title={intl.formatMessage({ id: 'applications.unsaved' })}
      text={intl.formatMessage({ id: 'applications.unsaved.text' })}
      action={intl.formatMessage({ id: 'applications.unsaved.go' })}
      cancel={intl.formatMessage({ id: 'applications.unsaved.stay' })}
      isDanger
      onConfirm={() => {
        onClose()
        act()
      }}
      onCancel={() => setAct(undefined)}
    />
  ) : null
}

function setUnsavedForm(stores: Stores, form: UnsavedForm | undefined) {
  stores.unsavedForm = form
}

function readId(search: string) {
  return new URLSearchParams(search).get('id')
}
