/**
 * Validates the e-mail address of a subscription.
 * @returns a message id, or undefined.
 * @see specification section 5, Subscription
 */
export function findSubscriptionProblem(text: string): MessageId | undefined {
  const email = text.trim()
  if (email === '') return 'form.enterEmail'
  return email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) ? undefined : 'invalidEmail'
}
