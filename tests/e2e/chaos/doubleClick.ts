// oxlint-disable unicorn/consistent-function-scoping -- a page gets the source of one function, with all that it needs

/**
 * Runs in the browser. Clicks a second time, as in a double click, whatever button stands under the pointer after a click
 * that has sent something to the server. Buttons that only open or choose are ignored.
 * @param prefix of the lines on the console that say what was clicked
 */
export function clickTwice(prefix: string): void {
  /** Time between the clicks of a double click, milliseconds */
  const PAUSE = 120
  const send = window.fetch
  let last: MouseEvent | undefined

  addEventListener(
    'click',
    (event) => {
      if (event.isTrusted) last = event
    },
    true,
  )

  function clickAgain({ clientX, clientY }: MouseEvent): void {
    const button = document.elementFromPoint(clientX, clientY)?.closest('button')
    if (!button || button.disabled || button.matches('[aria-haspopup], [aria-expanded]')) return
    console.debug(`${prefix}${(button.getAttribute('aria-label') ?? button.textContent).trim()}`)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))
  }

  window.fetch = (input, init) => {
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET')
    const click = last
    last = undefined
    // A call that follows a click by more than this comes from a timer
    if (click && method !== 'GET' && performance.now() - click.timeStamp < 1000)
      setTimeout(() => clickAgain(click), Math.max(PAUSE - (performance.now() - click.timeStamp), 0))
    return send(input, init)
  }
}
