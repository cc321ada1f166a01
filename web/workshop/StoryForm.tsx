import { type ComponentProps, type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '#web/form/Form.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { useSample } from './useSample.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

type Values = Record<string, unknown>
type FormProps = ComponentProps<typeof Form<Values>>

interface StoryFormProps extends Partial<Omit<FormProps, 'children' | 'label' | 'onSubmit'>> {
  /** The submit function; by default it succeeds */
  onSubmit?: () => Promise<void>
  children: ReactNode
}

const noRules = {}

/** A form around the fields of a story: a button submits it, and a status text appears when it was sent. */
export function StoryForm({ children, rules = noRules, onSubmit, ...rest }: StoryFormProps) {
  const { label, action } = useSample()
  const [isSent, setSent] = useState(false)
  return (
    <Form<Values>
      {...rest}
      label={label}
      rules={rules}
      onSubmit={async () => {
        await onSubmit?.()
        setSent(true)
      }}
    >
      {({ isBusy, error }) => (
        <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
          <FormError error={error} />
          {children}
          <SubmitButton isBusy={isBusy} size="medium">
            {action}
          </SubmitButton>
          {isSent && (
            <p role="status">
              <FormattedMessage id="Saved successfully" />
            </p>
          )}
        </div>
      )}
    </Form>
  )
}
