import { Button } from '@fluentui/react-components'
import type { MouseEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formIds } from '#web/state/serverForms.ts'
import { usePreferences, useStores } from '#web/state/stores.ts'
import { RepeatedIcon } from '#web/ui/RepeatedIcon.tsx'

/** Switches the language; labelled with the other language in its own script. */
export function LanguageButton() {
  const stores = useStores()
  const { language } = usePreferences()
  const [search, setSearch] = useSearchParams()
  const other = language === 'ar' ? 'en' : 'ar'
  return (
    <Button
      type="submit"
      form={formIds.language}
      name="language"
      value={other}
      appearance="subtle"
      lang={other}
      icon={<RepeatedIcon name="globe" />}
      onClick={(event) => void change(event)}
    >
      {other === 'ar' ? 'العربية' : 'English'}
    </Button>
  )

  async function change(event: MouseEvent) {
    event.preventDefault()
    // Loaded when it is needed, as the texts are
    const { switchLanguage } = await import('../../browser/switchLanguage.ts')
    await switchLanguage(stores, other)
    if (!search.has('lang')) return
    search.delete('lang')
    setSearch(search, { replace: true, preventScrollReset: true })
  }
}
