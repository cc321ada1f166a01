import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Popup } from '#web/ui/Popup.tsx'
import { createLazy } from '#web/ui/createLazy.ts'

const SavedViewsPanel = createLazy(() => import('./SavedViewsPanel.tsx'), 'SavedViewsPanel')

/** Views of a list that the user has saved in this browser. See docs/decisions.md#stored-data. */
export function SavedViews({ name, search }: { name: string; search: string }) {
  const intl = useIntl()
  return (
    <Popup
      isIconOnly
      hasFields
      label={intl.formatMessage({ id: 'resource.views' })}
      icon={<BookmarkRegular />}
    >
      {(close) => (
        <Suspense>
          <SavedViewsPanel name={name} search={search} close={close} />
        </Suspense>
      )}
    </Popup>
  )
}
