import type { EducationalOrganization } from 'schema-dts'
import { questions } from '#web/features/home/questions.ts'
import { getInstituteName } from '../instituteName.ts'
import { toAbsoluteUrl, type Topic, type TopicContext } from './topic.ts'

/** Describes the institute as an organization, as which other topics refer to it. */
export function describeInstitute({
  configs,
  origin,
}: Pick<TopicContext, 'configs' | 'origin'>): Exclude<EducationalOrganization, string> {
  const { about, logo, contactUs, followUs } = configs.configurations
  const { phone, email } = contactUs?.config_value ?? {}
  const picture = toAbsoluteUrl(logo?.config_value, origin)
  const pages = (followUs?.config_value ?? []).flatMap(({ website }) => toAbsoluteUrl(website, origin) ?? [])
  return {
    '@type': 'EducationalOrganization',
    '@id': `${origin}/#institute`,
    url: `${origin}/`,
    name: getInstituteName(configs, origin),
    ...(about?.config_value && { description: about.config_value }),
    ...(picture && { logo: picture }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(pages.length > 0 && { sameAs: pages }),
  }
}

/** Describes the home page: the institute, and the questions that the page answers. */
export function describeHome(context: TopicContext): Topic {
  const { intl, language, origin } = context
  const answered = {
    '@type': 'FAQPage' as const,
    '@id': `${origin}/#questions`,
    inLanguage: language,
    mainEntity: questions.map((name) => ({
      '@type': 'Question' as const,
      name: intl.formatMessage({ id: `home.questions.${name}` }),
      acceptedAnswer: {
        '@type': 'Answer' as const,
        text: intl.formatMessage({ id: `home.questions.${name}.answer` }),
      },
    })),
  }
  return { things: [describeInstitute(context), answered] }
}

/** Describes where a page stands: home, a list, the page itself. */
export function describeTrail(
  { toUrl, intl }: Pick<TopicContext, 'toUrl' | 'intl'>,
  list: { path: string; title: MessageId },
  page: { path: string; title: string },
) {
  const names = [intl.formatMessage({ id: 'home.title' }), intl.formatMessage({ id: list.title }), page.title]
  return {
    '@type': 'BreadcrumbList' as const,
    itemListElement: ['/', list.path, page.path].map((path, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: names[index] ?? '',
      item: toUrl(path),
    })),
  }
}
