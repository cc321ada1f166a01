import { readStored, writeStored } from '#web/storage/storage.ts'

const KEY = 'mk.keys'

/** Whether single keys act in lists; people may switch them off, for instance for speech input (WCAG 2.1.4). */
export function areShortcutsEnabled(): boolean {
  return readStored(KEY) !== 'off'
}

/** Switches single keys on or off on this device. */
export function enableShortcuts(isOn: boolean) {
  writeStored(KEY, isOn ? undefined : 'off')
}
