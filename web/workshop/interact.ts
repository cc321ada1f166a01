/** Waits until an element appears. The caller's test has the time limit. */
export function findElement(root: ParentNode, selector: string): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const look = () => {
      const found = root.querySelector<HTMLElement>(selector)
      if (!found) return
      observer.disconnect()
      resolve(found)
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    look()
  })
}

/** Clicks an element as soon as it is there. */
export async function press(root: ParentNode, selector: string): Promise<void> {
  const element = await findElement(root, selector)
  element.focus()
  element.click()
}

/** Types into a field of React's. */
export async function type(root: ParentNode, selector: string, text: string): Promise<void> {
  const field = await findElement(root, selector)
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
