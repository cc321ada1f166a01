import { useState } from 'react'
import { phoneNumber } from '#web/form/rules.ts'
import { findElement, press, pressKey, typeText } from '#web/workshop/interact.ts'
import { StoryForm } from '#web/workshop/StoryForm.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { usePopover } from '#web/ui/usePopover.ts'
import { CountryPicker } from './CountryPicker.tsx'
import type { DialCode } from './dialCodes.ts'
import { PhoneField } from './PhoneField.tsx'

export default { component: PhoneField, subcomponents: { CountryPicker } } satisfies Meta

const rules = { phone: phoneNumber }

interface PhoneProps {
  initial?: string
  hasHint?: boolean
}

function Phone({ initial, hasHint = false }: PhoneProps) {
  const { label, hint } = useSample()
  return (
    <StoryForm rules={rules} {...(initial !== undefined && { initial: { phone: initial } })}>
      <PhoneField name="phone" label={label} {...(hasHint && { hint })} />
    </StoryForm>
  )
}

export const Empty: Story = { render: () => <Phone hasHint /> }
export const KnownCountry: Story = { render: () => <Phone initial="+20 100 123 4567" /> }
export const Missing: Story = {
  render: () => <Phone />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[aria-invalid=true]')
  },
}
export const Letters: Story = {
  render: () => <Phone />,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input', 'call me')
    const field = await findElement(canvasElement, 'input[value="call me"]')
    field.focus()
    field.blur()
    await findElement(canvasElement, 'input[aria-invalid=true]')
  },
}
export const ArabicDigits: Story = {
  render: () => <Phone />,
  async play({ canvasElement }) {
    await typeText(canvasElement, 'input', '٠٠٢٠١٠٠')
    await findElement(canvasElement, 'input[value="0020100"]')
  },
}
export const CountryIsChosen: Story = {
  render: () => <Phone initial="+20 100 123 4567" />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[aria-expanded=false]')
    await typeText(canvasElement, '[role=combobox]', '+966')
    await press(canvasElement, '[role=option]')
    await findElement(canvasElement, 'input[type=tel][value^="+966"]')
  },
}

function Picker({ chosen: initial }: { chosen?: DialCode }) {
  const { label } = useSample()
  const [chosen, setChosen] = useState(initial)
  const { isOpen, button, panel } = usePopover()
  return (
    <div style={{ minHeight: 420 }}>
      <button type="button" {...button}>
        {label}
      </button>
      <output>{chosen && `${chosen.region} ${chosen.code}`}</output>
      {isOpen && <CountryPicker panel={panel} chosen={chosen} onChoose={setChosen} />}
    </div>
  )
}

const open = 'button[aria-expanded=false]'

export const Countries: Story = {
  render: () => <Picker />,
  async play({ canvasElement }) {
    await press(canvasElement, open)
    await findElement(canvasElement, '[role=combobox]:focus')
    pressKey('ArrowDown')
    await findElement(canvasElement, '[role=combobox][aria-activedescendant$="-1"]')
    pressKey('Enter')
    await findElement(canvasElement, '[role=option][aria-selected=true]')
  },
}
export const ChosenCountry: Story = {
  render: () => <Picker chosen={{ region: 'AE', code: '+971' }} />,
  async play({ canvasElement }) {
    await press(canvasElement, open)
    await findElement(canvasElement, '[role=option][aria-selected=true]')
  },
}
export const NoCountryIsFound: Story = {
  render: () => <Picker />,
  async play({ canvasElement }) {
    await press(canvasElement, open)
    await typeText(canvasElement, '[role=combobox]', '999999')
    await findElement(canvasElement, '[role=status]')
  },
}
