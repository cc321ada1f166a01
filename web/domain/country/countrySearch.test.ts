import { expect, test } from 'vitest'
import { findCountries } from './countrySearch.ts'

const rows = [
  { region: 'EG', code: '+20', name: 'مصر' },
  { region: 'JO', code: '+962', name: 'الأردن' },
  { region: 'CI', code: '+225', name: 'Côte d’Ivoire' },
]

// oxfmt-ignore
test.each([
  ['', ['EG', 'JO', 'CI']], ['egy', ['EG']], ['مصر', ['EG']], ['الاردن', ['JO']], ['+96', ['JO']], ['٢٠', ['EG']],
  ['0020', ['EG']], ['cote', ['CI']], ['jo', ['JO']], ['  zz ', []],
])('%j finds %j', (typed, found) => {
  expect(findCountries(rows, typed).map(({ region }) => region)).toEqual(found)
})
