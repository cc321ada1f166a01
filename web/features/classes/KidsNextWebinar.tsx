import type { WebinarRegistration } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { KidsCard } from '#web/domain/kid/KidsCard.tsx'
import { paths, withSearch } from '#web/paths.ts'
import { getDayInZone } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'
import { DateTime } from '#web/ui/DateTime.tsx'

/** A kid's next halaqa with the way into its room. */
export function KidsNextWebinar({ seat: { webinar } }: { seat: WebinarRegistration }) {
  const navigate = useNavigate()
  const { timeZone } = useViewer()
  const now = useNow(5000)
  return (
    <KidsCard
      look="seat"
      picture="halaqas"
      seed={webinar.title}
      title={webinar.title}
      state={<FormattedMessage id={`classes.kids.halaqa.${findTime(webinar, now, timeZone)}`} />}
      detail={<DateTime start={webinar.start_date_time} isZoneKnown />}
      action={{
        label: <FormattedMessage id="classes.kids.halaqa.open" />,
        isMain: true,
        onPress: () => void navigate(withSearch(paths.meeting, { halaqa: webinar.id })),
      }}
    />
  )
}

function findTime(
  { start_date_time: start }: WebinarRegistration['webinar'],
  now: number,
  zone: string,
): 'now' | 'today' | 'next' {
  if (Date.parse(start) <= now) return 'now'
  return getDayInZone(Date.parse(start), zone) === getDayInZone(now, zone) ? 'today' : 'next'
}
