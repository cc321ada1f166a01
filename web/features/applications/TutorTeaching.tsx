import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { TutorApplicationDetail } from '#sdk'
import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { TeachingPrice } from '#web/domain/tutor/TeachingPrice.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { createLazy } from '#web/ui/createLazy.ts'

const TeachingForm = createLazy(() => import('./TeachingForm.tsx'), 'TeachingForm')

/** A tutor's teaching data, and what is missing in it; staff change it in place. */
export function TutorTeaching({ tutor }: { tutor: TutorApplicationDetail }) {
  const styles = useStyles()
  const intl = useIntl()
  const { mutate } = useSWRConfig()
  const [isOpen, setOpen] = useState(false)
  const { teaching } = tutor
  const missing = teaching.missing.map((what) => intl.formatMessage({ id: `applications.missing.${what}` }))
  return (
    <Section
      level={3}
      title={<FormattedMessage id="applications.teaching" />}
      action={
        !isOpen && (
          <Button onClick={() => setOpen(true)}>
            <FormattedMessage id="applications.change" />
          </Button>
        )
      }
      className={styles.root}
    >
      {missing.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <FormattedMessage id="applications.missing" />: {intl.formatList(missing)}
          </MessageBarBody>
        </MessageBar>
      )}
      {isOpen ? (
        <Suspense fallback={<Skeleton />}>
          <TeachingForm
            teaching={teaching}
            onSaved={() =>
              mutate((key) => Array.isArray(key) && String(key[1]).startsWith('/tutor/applications/'))
            }
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : (
        <TeachingPrice teaching={teaching} isForStaff />
      )}
    </Section>
  )
}

const useStyles = makeStyles({ root: { gap: '12px' } })
