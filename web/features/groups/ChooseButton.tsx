import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import type { GroupCourse } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { Hidden } from '#web/ui/Hidden.tsx'

interface ChooseButtonProps {
  name: string
  offers: readonly GroupCourse[]
  isChosen: boolean
  isFull: boolean
  /** A kid of the family may sit in a full group class: the step of kids checks it */
  mayKeepSeat: boolean
  onToggle: () => void
}

/** Adds or removes a course; says why it cannot be added. */
export function ChooseButton({ name, offers, isChosen, isFull, mayKeepSeat, onToggle }: ChooseButtonProps) {
  const intl = useIntl()
  const reason = findRefusal()
  return (
    <Button
      appearance={isChosen ? 'primary' : 'secondary'}
      icon={isChosen ? <CheckmarkRegular /> : <AddRegular />}
      aria-pressed={isChosen}
      disabledFocusable={reason !== undefined}
      title={reason && intl.formatMessage({ id: reason })}
      onClick={() => reason === undefined && onToggle()}
    >
      <FormattedMessage id={isChosen ? 'groups.chosen' : 'groups.choose'} />
      <Hidden>
        {' '}
        <bdi>{name}</bdi> {reason && <FormattedMessage id={reason} />}
      </Hidden>
    </Button>
  )

  function findRefusal(): MessageId | undefined {
    if (isChosen) return undefined
    if (!mayKeepSeat && offers.every(({ seats_left }) => seats_left === 0)) return 'groups.full'
    return isFull ? 'form.courses.3' : undefined
  }
}
