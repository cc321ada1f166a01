import { tutorQuery } from '#web/domain/tutor/queries.ts'
import { parseTutorId } from '#web/features/tutors/queries.ts'
import { parseTutorSearch } from '#web/features/tutors/search.ts'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { paths, toTutor } from '#web/paths.ts'
import { describeInstitute, describeTrail } from './institute.ts'
import { findLanguageCode } from './languageCode.ts'
import { describeTutors } from './lists.ts'
import { describe, describeUnknown, toAbsoluteUrl, type Topic, type TopicContext } from './topic.ts'

/** Describes the tutor that a page of its own shows. */
export function describeTutorPage(context: TopicContext): Topic | undefined {
  const id = parseTutorId(context.url.pathname.split('/')[2])
  const tutor = id ? describeTutor(context, id) : undefined
  return tutor ?? (id && !context.hasUnknown ? undefined : describeUnknown('record'))
}

/** Describes the tutor whose profile is open over the list, or the list. */
export function describeOpenTutor(context: TopicContext): Topic | undefined {
  const { searchParams } = context.url
  if (!searchParams.get('tutor')) return describeTutors(context)
  const { tutor: id } = parseTutorSearch(searchParams)
  if (!id) return describeUnknown('parameter', paths.tutors)
  return (
    describeTutor(context, id) ?? (context.hasUnknown ? describeUnknown('record', paths.tutors) : undefined)
  )
}

function describeTutor(context: TopicContext, id: number): Topic | undefined {
  const { origin, toUrl, intl, language, read } = context
  const tutor = read(tutorQuery(id))?.data
  if (!tutor) return undefined
  const name = formatFullName(tutor)
  const courses = tutor.courses.map((course) => course.name)
  const picture = toAbsoluteUrl(tutor.profile_picture_url, origin)
  const path = toTutor(id)
  const institute = describeInstitute(context)
  const title = courses.length
    ? intl.formatMessage({ id: 'topics.tutor' }, { name, courses: intl.formatList(courses.slice(0, 2)) })
    : name
  return {
    title,
    description: tutor.biography,
    image: picture,
    path,
    things: [
      {
        '@type': 'Person',
        '@id': `${origin}${path}#tutor`,
        name,
        url: toUrl(path),
        jobTitle: intl.formatMessage({ id: 'topics.job' }),
        ...describe(tutor.biography),
        worksFor: institute,
        knowsLanguage: tutor.languages.map(
          ({ name: spoken }) => findLanguageCode(spoken, language) ?? spoken,
        ),
        knowsAbout: courses,
        ...(picture && { image: picture }),
        ...(tutor.country && { nationality: { '@type': 'Country', name: tutor.country.name } }),
        makesOffer: {
          '@type': 'Offer',
          price: tutor.price,
          priceCurrency: tutor.currency,
          availability: tutor.next_slot ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
          url: toUrl(path),
          itemOffered: {
            '@type': 'Service',
            name: title,
            serviceType: intl.formatMessage({ id: 'topics.service' }),
            provider: { '@id': `${origin}${path}#tutor` },
            ...(tutor.rating !== null &&
              tutor.ratings_count > 0 && {
                aggregateRating: {
                  '@type': 'AggregateRating',
                  ratingValue: tutor.rating,
                  ratingCount: tutor.ratings_count,
                  bestRating: 5,
                  worstRating: 1,
                },
              }),
          },
        },
      },
      describeTrail(context, { path: paths.tutors, title: 'tutors.title' }, { path, title: name }),
    ],
  }
}
