import type { EducationalOrganization } from 'schema-dts'
import { questions } from '#web/features/home/questions.ts'
import { paths } from '#web/paths.ts'
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
    ...nameInstitute({ configs, origin }),
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

/** Describes the page that is about the institute. */
export function describeAbout(context: TopicContext): Topic {
  const page = { '@type': 'AboutPage' as const, mainEntity: describeInstitute(context) }
  return { things: [page, describeTrail(context, { path: paths.about, title: 'about.title' })] }
}

/** Describes the page by which people write to the institute. */
export function describeContact(context: TopicContext): Topic {
  const page = { '@type': 'ContactPage' as const, mainEntity: describeInstitute(context) }
  return { things: [page, describeTrail(context, { path: paths.contact, title: 'contact.title' })] }
}

/** Refers to the institute where the page is not about it. */
export function nameInstitute({ configs, origin }: Pick<TopicContext, 'configs' | 'origin'>) {
  return {
    '@type': 'EducationalOrganization' as const,
    '@id': `${origin}/#institute`,
    url: `${origin}/`,
    name: getInstituteName(configs, origin),
  }
}

/** A page of the menu. */
export interface MenuPage {
  readonly path: string
  readonly title: MessageId
}

/** Describes a public page that has no topic of its own. */
export function describePage(context: TopicContext, page: MenuPage): Topic {
  const name = context.intl.formatMessage({ id: page.title })
  const self = { '@type': 'WebPage' as const, name, publisher: nameInstitute(context) }
  return { things: [self, describeTrail(context, page)] }
}

/** Describes where a page stands: home, a page of the menu, and under it the page of a record. */
export function describeTrail(
  { toUrl, intl }: Pick<TopicContext, 'toUrl' | 'intl'>,
  { path, title }: MenuPage,
  record?: { readonly path: string; readonly title: string },
) {
  const steps = [
    { path: '/', title: intl.formatMessage({ id: 'home.title' }) },
    { path, title: intl.formatMessage({ id: title }) },
    ...(record ? [record] : []),
  ]
  return {
    '@type': 'BreadcrumbList' as const,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: step.title,
      item: toUrl(step.path),
    })),
  }
}
