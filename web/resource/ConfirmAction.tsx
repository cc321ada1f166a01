import { Field, Input, Textarea } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { threeWords } from '#web/form/rules.ts'
import { formatFieldError } from '#web/form/formatFieldError.ts'
import { Confirm } from '#web/ui/Confirm.tsx'

interface ConfirmActionProps {
  title: string
  text: ReactNode
  action: string
  /** Label of the safe button, where 'Cancel' could be mistaken for the action */
  cancel?: string
  confirm: 'yes' | 'reason' | 'name'
  /** The name to type when `confirm` is 'name' */
  subject: string
  isDanger: boolean
  isBusy: boolean
  /** Another person has decided or changed the record meanwhile: the reason stays in sight, and is no longer sent */
  isOvertaken?: boolean
  /** Link to the record as it is now */
  children?: ReactNode
  onConfirm: (reason: string) => void
  onCancel: () => void
}

/** Asks for confirmation: a yes, a reason, or the record's name typed out. */
export function ConfirmAction({
  confirm,
  subject,
  text,
  onConfirm,
  isOvertaken = false,
  children,
  ...rest
}: ConfirmActionProps) {
  const intl = useIntl()
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const parsed = v.safeParse(threeWords, reason)
  const label = intl.formatMessage({ id: 'resource.reason' })
  const needsReason = confirm !== 'yes'
  const isNamed = confirm !== 'name' || typed.trim() === subject.trim()
  const toError = (message: string | false) =>
    isTried && message ? { validationState: 'error' as const, validationMessage: message } : {}
  return (
    <Confirm
      {...rest}
      isOver={isOvertaken}
      text={isOvertaken ? undefined : text}
      onConfirm={() => {
        setTried(true)
        if (!isNamed || (needsReason && !parsed.success)) return
        onConfirm(parsed.success ? parsed.output : '')
      }}
    >
      {isOvertaken && (
        <p role="alert" style={{ margin: 0, marginTop: 16 }}>
          <FormattedMessage id="resource.overtaken" /> {children}
        </p>
      )}
      {needsReason && (
        <Field
          label={label}
          required
          style={{ marginTop: 16 }}
          {...toError(!parsed.success && formatFieldError(intl, parsed.issues[0].message, label))}
        >
          <Textarea
            value={reason}
            rows={3}
            maxLength={1000}
            readOnly={isOvertaken}
            textarea={{ dir: 'auto' }}
            onChange={(_, data) => setReason(data.value)}
          />
        </Field>
      )}
      {confirm === 'name' && !isOvertaken && (
        <Field
          label={<FormattedMessage id="resource.typeName" values={{ name: <bdi>{subject}</bdi> }} />}
          required
          style={{ marginTop: 16 }}
          {...toError(!isNamed && intl.formatMessage({ id: 'resource.typeName.wrong' }))}
        >
          <Input value={typed} input={{ dir: 'auto' }} onChange={(_, data) => setTyped(data.value)} />
        </Field>
      )}
    </Confirm>
  )
}
