import { describe, expect, it } from 'vitest'
import { hrefOfSearch, parseSearch, toggled } from './search.ts'

const parse = (query: string) => parseSearch(new URLSearchParams(query))

describe('the address of the tutor list', () => {
  it("uses the specification's names, comma lists and a stable order", () => {
    const search = parse(
      'genders=Male,Female&course-id=7&course_types=tajweed&language_ids=2,1&country_ids=9&page=3&sort=price',
    )
    expect(hrefOfSearch(search)).toBe(
      '/tutors?course_types=tajweed&course-id=7&language_ids=1,2&genders=Female,Male&country_ids=9&sort=price&page=3',
    )
  })

  it('drops what it does not know', () => {
    expect(hrefOfSearch(parse('sort=evil&page=abc&tutor=-1&x=1&genders=,'))).toBe('/tutors')
  })

  it('begins at the first page when a choice changes', () => {
    expect(toggled(parse('page=4'), 'genders', 'Female')).toMatchObject({
      page: 1,
      filters: { genders: ['Female'] },
    })
    expect(toggled(parse('genders=Female'), 'genders', 'Female').filters.genders).toEqual([])
  })
})
