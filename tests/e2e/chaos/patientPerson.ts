// oxlint-disable unicorn/consistent-function-scoping -- a page gets the source of one function, with all that it needs

/** Sentences and buttons of the product after a failed call. */
export interface FailureTexts {
  /** Sentences after which a person presses the button again */
  readonly failures: readonly string[]
  /** Labels of buttons that load again what failed */
  readonly retries: readonly string[]
  /** Label of the button that closes an alert */
  readonly close: string
  /** Prefix of the lines on the console that say what the person did */
  readonly prefix: string
}

interface PressedButton {
  readonly button: HTMLElement
  readonly name: string
  /** Whether it answered a question that closes with it */
  readonly isAnswer: boolean
  at: number
}

/**
 * Runs in the browser. Presses 'Try again' where the product offers it, and the last button once more where the product
 * says that its call failed, as a person would: only what is visible, at most eight times on a page.
 */
export function actPatiently({ failures, retries, close, prefix }: FailureTexts): void {
  const BOUND = 8
  /** A failure that is shown later than this belongs to no press, milliseconds */
  const PATIENCE = 15_000
  const QUESTION = '[role=alertdialog]'
  const TOAST = 'ol[aria-live] > li'
  let used = 0
  let isActing = false
  const presses: PressedButton[] = []
  const told = new WeakMap<Element, number>()

  const readName = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
  const isShown = (element: Element) =>
    element.isConnected && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const isReady = (element: Element) =>
    isShown(element) && !element.matches(':disabled, [aria-disabled=true]') && !element.closest('[inert]')
  const pause = () => new Promise((resolve) => setTimeout(resolve, 300))
  const isToast = (element: Element) => element.closest(TOAST) !== null

  addEventListener(
    'click',
    ({ isTrusted, target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      // A button that opens a menu makes no call
      if (!isTrusted || !button || isToast(button) || button.matches('[aria-haspopup], [aria-expanded]'))
        return
      const isAnswer = button.closest(QUESTION) !== null
      presses.push({ button, name: readName(button), isAnswer, at: Date.now() })
      if (presses.length > 4) presses.shift()
    },
    true,
  )

  function press(button: HTMLElement): void {
    used += 1
    console.debug(`${prefix}${readName(button)}`)
    button.click()
  }

  /** Finds the button that was pressed, or the one of its name that stands there now. */
  function find({ button, name, isAnswer }: PressedButton): HTMLElement | undefined {
    if (isReady(button)) return button
    return [...document.querySelectorAll('button')].find(
      (other) =>
        readName(other) === name && isReady(other) && (other.closest(QUESTION) !== null) === isAnswer,
    )
  }

  /** Presses the last button again; where a question has closed, first the button that opened it. */
  async function pressAgain(): Promise<void> {
    const last = presses.at(-1)
    if (!last || Date.now() - last.at > PATIENCE) return
    const before = presses.at(-2)
    let button = find(last)
    const opener = before && !button && last.isAnswer ? find(before) : undefined
    if (opener) {
      press(opener)
      await pause()
      button = find(last)
    }
    // It stays busy while what it changes is loaded again
    for (let left = 30; !button && left > 0 && last.button.isConnected; left -= 1) {
      await pause()
      button = find(last)
    }
    if (!button) return
    last.at = Date.now()
    press(button)
  }

  function findRetry(): HTMLElement | undefined {
    return [...document.querySelectorAll('button')].find(
      (button) =>
        retries.includes(readName(button)) &&
        isReady(button) &&
        (button.closest('[role=alert], [role=status]') ??
          button.parentElement?.querySelector(':scope > * > [role=alert], :scope > [role=alert]')),
    )
  }

  function listPlaces(): Element[] {
    return [...document.querySelectorAll(`${TOAST}, ${QUESTION}, [role=alert]`)]
  }

  function findFailure(): Element | undefined {
    return listPlaces().find(
      (element) =>
        isShown(element) &&
        failures.some((text) => element.textContent?.includes(text)) &&
        // The error in a form stays the same element when the next attempt fails too
        (!told.has(element) || (!isToast(element) && Date.now() - (told.get(element) ?? 0) > 5000)),
    )
  }

  async function look(): Promise<void> {
    const retry = findRetry()
    if (retry) return press(retry)
    const failure = findFailure()
    if (!failure) return
    // The toast of a form's error and the error in the form are one failure
    for (const place of listPlaces()) told.set(place, Date.now())
    const closing = [...failure.querySelectorAll('button')].find(
      (button) => readName(button) === close || isToast(button),
    )
    closing?.click()
    await pause()
    await pressAgain()
  }

  setInterval(() => {
    if (isActing || used >= BOUND) return
    isActing = true
    void look().finally(() => {
      isActing = false
    })
  }, 400)
}
