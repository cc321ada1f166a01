import { describe, expect, it } from 'vitest'
import { buildTutorsHref, dropUnofferedOptions, parseTutorSearch, toggleOption } from './search.ts'

const parse = (query: string) => parseTutorSearch(new URLSearchParams(query))

describe('the URL of the tutor list', () => {
  it("uses the specification's names, comma-separated lists and a stable order", () => {
    const search = parse(
      'genders=Male,Female&course-id=7&course_types=tajweed&language_ids=2,1&country_ids=9&page=3&sort=price',
    )
    expect(buildTutorsHref(search)).toBe(
      '/tutors?course_types=tajweed&course-id=7&language_ids=1,2&genders=Female,Male&country_ids=9&sort=price&page=3',
    )
  })

  it('drops unknown values', () => {
    expect(buildTutorsHref(parse('sort=evil&page=abc&tutor=-1&x=1&genders=,'))).toBe('/tutors')
  })

  it('drops options that are not offered, once the offers are known', () => {
    const offers = [
      {
        api_param_name: 'genders' as const,
        title: 'Gender',
        options: [{ title: 'Female', value: 'Female' }],
      },
    ]
    const search = parse('genders=Female,zzz&language_ids=999999&q=noor')
    expect(dropUnofferedOptions(search, undefined)).toBe(search)
    expect(buildTutorsHref(dropUnofferedOptions(search, offers))).toBe('/tutors?genders=Female&q=noor')
    const known = parse('genders=Female&page=2')
    expect(dropUnofferedOptions(known, offers)).toBe(known)
  })

  it('keeps the zone in which a time of day was chosen, as long as one is chosen', () => {
    const chosen = toggleOption(parse('prices=200-300'), 'day_times', 'evening', 'Africa/Cairo')
    expect(buildTutorsHref(chosen)).toBe('/tutors?prices=200-300&day_times=evening&time_zone=Africa%2FCairo')
    const opened = parse('day_times=evening&time_zone=Africa/Cairo')
    expect(toggleOption(opened, 'day_times', 'night', 'Asia/Tokyo').zone).toBe('Africa/Cairo')
    expect(buildTutorsHref(toggleOption(opened, 'day_times', 'evening'))).toBe('/tutors')
    expect(parse('day_times=evening&time_zone=no/zone').zone).toBeUndefined()
  })

  it('starts at the first page when a filter changes', () => {
    expect(toggleOption(parse('page=4'), 'genders', 'Female')).toMatchObject({
      page: 1,
      filters: { genders: ['Female'] },
    })
    expect(toggleOption(parse('genders=Female'), 'genders', 'Female').filters.genders).toEqual([])
  })
})
