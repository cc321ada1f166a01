import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { findElement, press } from '#web/workshop/interact.ts'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { Popover } from './Popover.tsx'
import { PopupItem } from './PopupItem.tsx'
import { Popup } from './Popup.tsx'
import { usePopover } from './usePopover.ts'

export default { component: Popup, subcomponents: { Popover, PopupItem } } satisfies Meta

function Menu({ isIconOnly = false }: { isIconOnly?: boolean }) {
  const { label, one, two, three } = useSample()
  return (
    <Popup
      label={label}
      icon={<MoreHorizontalRegular />}
      isIconOnly={isIconOnly}
      appearance={isIconOnly ? 'subtle' : 'outline'}
      align="start"
    >
      <PopupItem to="/tutors">{one}</PopupItem>
      <PopupItem onClick={() => undefined} isDisabled>
        {two}
      </PopupItem>
      <PopupItem onClick={() => undefined} isDanger>
        {three}
      </PopupItem>
    </Popup>
  )
}

export const Closed: Story = { render: () => <Menu /> }
export const IconOnly: Story = { render: () => <Menu isIconOnly /> }
export const Open: Story = {
  render: () => <Menu />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[aria-expanded=false]')
    await findElement(canvasElement, 'button[aria-expanded=true]')
    await findElement(canvasElement, 'button:disabled')
  },
}

function Panel() {
  const { label, text } = useSample()
  const { isOpen, button, panel } = usePopover()
  return (
    <div style={{ minHeight: 200 }}>
      <button type="button" {...button}>
        {label}
      </button>
      {isOpen && (
        <Popover {...panel} align="start">
          {text}
        </Popover>
      )}
    </div>
  )
}

export const OwnButton: Story = {
  render: () => <Panel />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[aria-expanded=false]')
    await findElement(canvasElement, '[popover]')
  },
}
