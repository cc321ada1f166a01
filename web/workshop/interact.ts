/** Waits until an element appears. The caller's test has the time limit. */
export function findElement(root: ParentNode, selector: string): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const look = () => {
      const found = root.querySelector<HTMLElement>(selector)
      if (!found) return
      observer.disconnect()
      document.removeEventListener('focusin', look)
      resolve(found)
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    // For selectors with `:focus`
    document.addEventListener('focusin', look)
    look()
  })
}

/** Builds an interaction that waits until the story, or a dialog over it, shows an element. */
export function expectElement(selector: string): () => Promise<void> {
  return () => findElement(document, selector).then(() => undefined)
}

/** Builds an interaction that waits until the first row of a list has a text. */
export function expectInRow(text: string): () => Promise<void> {
  return () => waitUntil(() => document.querySelector('tbody tr')?.textContent.includes(text) === true)
}

/** Clicks an element as soon as it is there. */
export async function press(root: ParentNode, selector: string): Promise<void> {
  const element = await findElement(root, selector)
  element.focus()
  element.click()
}

/** Types into a field of React's. */
export async function typeText(root: ParentNode, selector: string, text: string): Promise<void> {
  const field = await findElement(root, selector)
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Waits until an element is gone. The caller's test has the time limit. */
export function waitUntilGone(root: ParentNode, selector: string): Promise<void> {
  return waitUntil(() => !root.querySelector(selector))
}

/** Waits until the document meets a condition. The caller's test has the time limit. */
export function waitUntil(isMet: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isMet()) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    look()
  })
}

/** Chooses an option of a native select field of React's. */
export async function choose(root: ParentNode, selector: string, value: string): Promise<void> {
  const field = await findElement(root, selector)
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Chooses files in a file field. */
export async function chooseFiles(root: ParentNode, selector: string, files: readonly File[]): Promise<void> {
  const field = await findElement(root, selector)
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  Object.assign(field, { files: transfer.files })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Presses a key on the element that has the focus. @param code the physical key, where it has another name */
export function pressKey(key: string, code = key): void {
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
}
