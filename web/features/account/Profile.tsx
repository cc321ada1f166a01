import { makeStyles } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { query, useQuery } from '#web/api/query.ts'
import { profileQuery } from '#web/domain/session/profileQuery.ts'
import { teachingQuery } from '#web/domain/tutor/queries.ts'
import { ReviewNotice } from '#web/domain/tutor/ReviewNotice.tsx'
import { useSession } from '#web/state/stores.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Picture } from './Picture.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** The tutor's own weekly hours. */
const hoursQuery = query('/tutor/hours/')

/** The user's own profile; tutors also set their hours. */
export function Profile() {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const isTutor = user?.category === 'tutor'
  const profile = useQuery(profileQuery, { revalidateOnFocus: false })
  const hours = useQuery(isTutor ? hoursQuery : null, { revalidateOnFocus: false })
  const teaching = useQuery(isTutor ? teachingQuery : null, { revalidateOnFocus: false })
  const [saves, setSaves] = useState(0)
  const failed = [profile, hours, teaching].find(({ data, error }) => error && !data)
  const isReady = profile.data && (!isTutor || (hours.data && teaching.data))
  return (
    <Page title={<FormattedMessage id="profile.title" />} lead={<FormattedMessage id="profile.lead" />}>
      {failed?.error && (
        <Failure
          text={formatError(failed.error, intl)}
          isBusy={[profile, hours, teaching].some(({ isValidating }) => isValidating)}
          onRetry={() => void Promise.all([profile.mutate(), hours.mutate(), teaching.mutate()])}
        />
      )}
      {!failed && !isReady && (
        <div aria-busy="true" className={styles.skeleton}>
          <Skeleton className={styles.picture} />
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className={styles.field} />
          ))}
        </div>
      )}
      {!failed && isReady && profile.data && (
        <>
          {teaching.data && <ReviewNotice teaching={teaching.data.data} isOnProfile />}
          <Picture profile={profile.data.data} onChanged={() => void profile.mutate()} />
          <Suspense fallback={<Skeleton />}>
            <ProfileForm
              // Remounted after a save, with the saved values
              key={saves}
              isRemounted={saves > 0}
              profile={profile.data.data}
              hours={hours.data?.data}
              teaching={teaching.data?.data}
              onFetch={async () => {
                const [one, own, taught] = await Promise.all([
                  profile.mutate(),
                  isTutor ? hours.mutate() : undefined,
                  isTutor ? teaching.mutate() : undefined,
                ])
                return one && { profile: one.data, hours: own?.data, teaching: taught?.data }
              }}
              onSaved={async () => {
                await Promise.all([profile.mutate(), isTutor && hours.mutate(), isTutor && teaching.mutate()])
                setSaves(saves + 1)
              }}
            />
          </Suspense>
        </>
      )}
    </Page>
  )
}

const useStyles = makeStyles({
  skeleton: { display: 'grid', gap: '24px', maxWidth: '720px' },
  picture: { width: '112px', height: '112px', borderRadius: '56px' },
  field: { height: '64px' },
})
