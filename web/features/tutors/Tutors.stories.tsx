import { useState } from 'react'
import { mock } from '#mocks/msw.ts'
import { ApiError } from '#sdk'
import { findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { StoryData, tutorListQuery } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { FavouriteTutors } from './FavouriteTutors.tsx'
import { FilterChips } from './FilterChips.tsx'
import { FilterDrawer } from './FilterDrawer.tsx'
import { FilterGroups } from './FilterGroups.tsx'
import { FilterSide } from './FilterSide.tsx'
import { ProfileDrawer } from './ProfileDrawer.tsx'
import { RelaxFilters } from './RelaxFilters.tsx'
import { parseTutorSearch } from './search.ts'
import { SearchBar } from './SearchBar.tsx'
import { TutorResults, type TutorResultsProps } from './TutorResults.tsx'

export default {
  component: TutorResults,
  subcomponents: {
    SearchBar,
    FilterSide,
    FilterDrawer,
    FilterGroups,
    FilterChips,
    RelaxFilters,
    ProfileDrawer,
    FavouriteTutors,
  },
} satisfies Meta

const ignore = () => undefined
const parse = (query: string) => parseTutorSearch(new URLSearchParams(query))
const all = parse('')
const narrow = parse('genders=Female&course_types=quran&q=Zzz')

/** Results of a search without those that a story gives. */
function renderResults(more: Partial<TutorResultsProps>) {
  const props = { search: all, data: undefined, error: undefined, isValidating: false, isLoading: false }
  return <TutorResults {...props} onRetry={() => Promise.resolve()} onChange={ignore} {...more} />
}

export const FirstPage: Story = {
  render: () => <StoryData query={tutorListQuery}>{(data) => renderResults({ data })}</StoryData>,
  play: ({ canvasElement }) => waitUntil(() => canvasElement.querySelectorAll('ol > li').length >= 10),
}

export const Loading: Story = { render: () => renderResults({}) }

export const Failed: Story = {
  render: () =>
    renderResults({
      error: new ApiError({ method: 'GET', path: '/tutor/list/', status: 503, code: 'unavailable' }),
    }),
  play: ({ canvasElement }) => findElement(canvasElement, 'button').then(ignore),
}

export const Stale: Story = {
  render: () => (
    <StoryData query={tutorListQuery}>
      {(data) =>
        renderResults({
          data,
          error: new ApiError({ method: 'GET', path: '/tutor/list/', status: 503, code: 'unavailable' }),
        })
      }
    </StoryData>
  ),
  play: ({ canvasElement }) => findElement(canvasElement, 'ol > li').then(ignore),
}

export const NoTutors: Story = {
  render: () => renderResults({ data: { data: [], total: 0 } }),
  play: ({ canvasElement }) => findElement(canvasElement, 'a[href="/Webinars"]').then(ignore),
}

export const NoMatch: Story = {
  render: () => renderResults({ search: narrow, data: { data: [], total: 0 } }),
  play: ({ canvasElement }) => waitUntil(() => canvasElement.querySelectorAll('button').length > 1),
}

function ChangingChips() {
  const [search, setSearch] = useState(() => parse('genders=Female&course_types=quran'))
  return <FilterChips search={search} onChange={setSearch} />
}

export const RemovedChip: Story = {
  render: () => <ChangingChips />,
  async play({ canvasElement }) {
    const countButtons = () => canvasElement.querySelectorAll('li button').length
    await findElement(canvasElement, 'li button')
    const before = countButtons()
    await press(canvasElement, 'li button')
    await waitUntil(() => countButtons() < before)
  },
}

export const Search: Story = {
  render: () => (
    <SearchBar search={all} onChange={ignore}>
      <span />
    </SearchBar>
  ),
  play: ({ canvasElement }) => findElement(canvasElement, 'option[value=price]').then(ignore),
}

export const SearchOfKids: Story = {
  render: () => (
    <SearchBar search={all} onChange={ignore}>
      <span />
    </SearchBar>
  ),
  parameters: { signedInAs: 'kids' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'option[value="-rating"]')
    if (canvasElement.querySelector('option[value$=price]')) throw new Error('Kids are shown prices')
  },
}

export const Drawer: Story = {
  render: () => <FilterDrawer search={all} total={72} onChange={ignore} onClose={ignore} />,
  play: () => findElement(document, '[role=dialog] input, dialog input').then(ignore),
}

export const Groups: Story = {
  render: () => <FilterGroups search={narrow} onChange={ignore} />,
  play: ({ canvasElement }) => findElement(canvasElement, 'input:checked').then(ignore),
}

export const Profile: Story = {
  render: () => (
    <StoryData query={tutorListQuery}>
      {({ data: [first] }) => first && <ProfileDrawer id={first.id} onClose={ignore} />}
    </StoryData>
  ),
  play: () => findElement(document, 'dialog h2, [role=dialog] h2').then(ignore),
}

export const UnknownProfile: Story = {
  render: () => <ProfileDrawer id={999_999} onClose={ignore} />,
  play: () => findElement(document, 'dialog button.fui-Button, [role=dialog] button.fui-Button').then(ignore),
}

export const NoFavourites: Story = {
  render: () => <FavouriteTutors />,
  play: ({ canvasElement }) => findElement(canvasElement, 'a[href="/tutors"]').then(ignore),
}

export const Suggestions: Story = {
  render: () => <RelaxFilters search={parse('genders=Female&course_types=quran')} onChange={ignore} />,
  play: ({ canvasElement }) => findElement(canvasElement, 'button').then(ignore),
}

export const NoFilters: Story = {
  render: () => <FilterGroups search={all} onChange={ignore} />,
  parameters: {
    handlers: [mock('listFilters', 200, { success: true, data: [], total: 0, page: 1, page_size: 10 })],
  },
}
