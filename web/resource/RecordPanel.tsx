import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { Heading } from '#web/ui/Heading.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import type { FormProps, Identified } from './resource.ts'
import { textId } from './texts.ts'

interface RecordPanelProps<Row extends Identified> extends FormProps<Row> {
  name: string
  Form: ComponentType<FormProps<Row>>
}

/** A record is made or changed beside its list. */
export function RecordPanel<Row extends Identified>({ name, Form, ...form }: RecordPanelProps<Row>) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: textId(`${name}.${form.row ? 'edit' : 'create'}`) })
  return (
    <Panel
      isWide
      label={title}
      top={
        <Heading level={2} size="card">
          {title}
        </Heading>
      }
      onClose={form.onClose}
    >
      <Form {...form} />
    </Panel>
  )
}
