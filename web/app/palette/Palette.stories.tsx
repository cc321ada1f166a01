import { expectElement, findElement, press, pressKey, typeText, waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useLocation } from 'react-router-dom'
import { Palette } from './Palette.tsx'
import { PaletteButton } from './PaletteButton.tsx'
import { usePalette } from './usePalette.tsx'

export default {
  component: Palette,
  subcomponents: { PaletteButton },
  parameters: { signedInAs: 'operator' },
} satisfies Meta

const ignore = () => undefined

function Opener() {
  const { open, palette } = usePalette()
  return (
    <>
      <PaletteButton onOpen={open} />
      {palette}
      <output>{useLocation().pathname}</output>
    </>
  )
}

export const ByKeys: Story = {
  render: () => <Opener />,
  async play({ canvasElement }) {
    const button = await findElement(canvasElement, 'button[aria-keyshortcuts]')
    button.focus()
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
    )
    await findElement(document, '[role=option]')
  },
}

export const ChosenScreen: Story = {
  render: () => <Opener />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    const field = await findElement(document, '[role=combobox]')
    await findElement(document, '[role=option][aria-selected=true]')
    field.focus()
    pressKey('Enter')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent !== '/')
  },
}

export const NothingFound: Story = {
  render: () => <Palette onClose={ignore} />,
  async play() {
    await typeText(document, '[role=combobox]', 'Zzzzz')
    await waitUntil(() => !document.querySelector('[role=option]'))
    await findElement(document, 'p[role=status]:not(:empty)')
  },
}

export const Screens: Story = {
  render: () => <Palette onClose={ignore} />,
  play: expectElement('[role=listbox] [role=group][aria-labelledby] [role=option]'),
}
