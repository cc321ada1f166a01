import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '#web/ui/Confirm.tsx'

/** Reads the results again while a question about them is open. */
export interface Rereading {
  isReading: boolean
  /** Called when the question is asked */
  onAsk: () => void
}

interface AskedButtonProps extends Rereading {
  /** Label of the button and of the action */
  action: string
  /** Accessible name of the button */
  label: string
  question: string
  /** The value that the action adds to, as it is now */
  value: number | string
  /** The consequences */
  text: MessageId
  /** The same, where the value has changed since it was shown */
  changedText: MessageId
  /** Values of both texts */
  values: Readonly<Record<string, string>>
  isBusy: boolean
  onConfirm: () => void
}

/**
 * A button for what cannot be taken back and is wrong if done twice: its question reads again what it adds to, because
 * another person may have done the same since the results were read.
 */
export function AskedButton({
  action,
  label,
  question,
  value,
  text,
  changedText,
  values,
  isBusy,
  isReading,
  onAsk,
  onConfirm,
}: AskedButtonProps) {
  // The value that was shown when the button was pressed
  const [asked, setAsked] = useState<number | string>()
  return (
    <>
      <Button
        size="small"
        disabledFocusable={isBusy}
        aria-label={label}
        onClick={() => {
          setAsked(value)
          onAsk()
        }}
      >
        {action}
      </Button>
      {asked !== undefined && (
        <Confirm
          title={question}
          text={<FormattedMessage id={asked === value ? text : changedText} values={values} />}
          action={action}
          isBusy={isReading}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            onConfirm()
          }}
        />
      )}
    </>
  )
}
