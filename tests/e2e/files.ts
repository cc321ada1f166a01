import type { Locator } from '@playwright/test'
import { expect } from './browse.ts'
import { isCalm } from './chaos/chaos.ts'

/** Chooses a file in a form and waits until it is uploaded: before that the form is not sent. */
export async function attachFile(input: Locator, name: string, mimeType: string, content: string | Buffer) {
  await input.setInputFiles({ name, mimeType, buffer: Buffer.from(content) })
  const row = input.page().getByRole('listitem').filter({ hasText: name })
  await expect(row).toBeVisible()
  await expect(row.getByRole('progressbar')).toHaveCount(0)
  // In chaos the person tries a failed upload again
  if (!isCalm()) await expect(row.locator('progress, [role=alert]')).toHaveCount(0)
}
