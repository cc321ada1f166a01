import { startAs, expect, openPage, test } from '../../browse.ts'
import { chooseRun } from '../../chooseRun.ts'

for (const [path, upcoming] of [
  ['classes', /f\.is_over=false&sort=start_date_time$/],
  ['webinars', /f\.state=not\+started%2Crunning&sort=start_date_time$/],
] as const)
  test(
    `the list of ${path} begins with what is upcoming, and its shortcut leads to all`,
    chooseRun(path === 'webinars'),
    async ({ page }) => {
      await startAs(page, 'operator')
      await openPage(page, `/dashboard/${path}`)
      await expect(page).toHaveURL(upcoming)
      const shortcut = page.getByRole('main').getByRole('link', { name: 'Upcoming' })
      await expect(shortcut).toHaveAttribute('aria-current', 'true')
      const heading = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /record/ })
        .first()
      const readCount = async () => Number((await heading.textContent())?.replaceAll(/\D/g, ''))
      const some = await readCount()
      await shortcut.click()
      await expect(page).toHaveURL(`/dashboard/${path}`)
      await expect.poll(readCount).toBeGreaterThan(some)
      await openPage(page, `/dashboard/${path}?lang=ar`)
      await expect(page).toHaveURL(/sort=start_date_time&lang=ar$/)
      // A URL with a state of its own is left as it is
      await openPage(page, `/dashboard/${path}?size=25`)
      await expect(page).toHaveURL(`/dashboard/${path}?size=25`)
    },
  )
