import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { UnsavedQuestion } from '#web/form/UnsavedQuestion.tsx'
import { findFirstField } from '#web/ui/useModal.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { FormProps, Identified } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

interface RecordPanelProps<Row extends Identified> extends Omit<FormProps<Row>, 'onRisk'> {
  name: string
  Form: ComponentType<FormProps<Row>>
}

/** A record's form beside its list; closing asks for confirmation when there is unsaved input. */
export function RecordPanel<Row extends Identified>({ name, Form, onClose, ...form }: RecordPanelProps<Row>) {
  const intl = useIntl()
  const isAtRisk = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const onRisk = useCallback((next: boolean) => {
    isAtRisk.current = next
  }, [])
  const close = () => (isAtRisk.current ? setAsking(true) : onClose())
  const title = intl.formatMessage({ id: toMessageId(`${name}.${form.row ? 'edit' : 'create'}`) })
  return (
    <>
      <Panel
        isWide
        getInitialFocus={findFirstField}
        label={title}
        top={
          <Heading level={2} size="card">
            {title}
          </Heading>
        }
        onClose={close}
      >
        <Suspense fallback={<Skeleton />}>
          <FirstFocus>
            <Form {...form} onClose={close} onRisk={onRisk} />
          </FirstFocus>
        </Suspense>
      </Panel>
      {isAsking && <UnsavedQuestion onLeave={onClose} onStay={() => setAsking(false)} />}
    </>
  )
}

/** Focuses the first field of a form that is loaded after its panel has opened. */
function FirstFocus({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = ref.current
    if (form && !form.contains(document.activeElement)) findFirstField(form)?.focus()
  }, [])
  return <div ref={ref}>{children}</div>
}
