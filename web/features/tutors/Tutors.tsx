import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FilterRegular } from '@fluentui/react-icons/svg/filter'
import { HeartRegular } from '@fluentui/react-icons/svg/heart'
import { type MouseEvent, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { useLatestKey, useNavigator } from '#web/navigation/useNavigator.ts'
import { paths, withSearch } from '#web/paths.ts'
import { filtersQuery } from '#web/domain/institute/queries.ts'
import { useFavourites } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { useEvent } from '#web/ui/useEvent.ts'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { usePastEnd } from '#web/ui/usePastEnd.ts'
import { ZoneLine } from '#web/ui/ZoneLine.tsx'
import { FilterChips } from './FilterChips.tsx'
import { FILTERS_ID, FilterSide } from './FilterSide.tsx'
import { SearchBar } from './SearchBar.tsx'
import { TutorResults } from './TutorResults.tsx'
import { tutorsQuery } from './queries.ts'
import {
  type TutorSearch,
  countChosen,
  SEARCH_FORM,
  buildTutorsHref,
  dropUnofferedOptions,
  parseTutorSearch,
} from './search.ts'
import { createLazy } from '#web/ui/createLazy.ts'

const loadProfileDrawer = () => import('./ProfileDrawer.tsx')
const ProfileDrawer = createLazy(loadProfileDrawer, 'ProfileDrawer')
const FavouriteTutors = createLazy(() => import('./FavouriteTutors.tsx'), 'FavouriteTutors')
const FilterDrawer = createLazy(() => import('./FilterDrawer.tsx'), 'FilterDrawer')

/** The tutor list; its state is in the URL, so that every view can be linked and Back works. */
export function Tutors() {
  const styles = useStyles()
  const isHydrated = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  const navigator = useNavigator()
  const latestKey = useLatestKey()
  // The chosen search, shown before the page has followed the URL, with its entry in the history
  const [choice, setChoice] = useState<{ search: TutorSearch; key: string | undefined }>()
  const { data: offers } = useQuery(filtersQuery)
  const written = useMemo(() => parseTutorSearch(new URLSearchParams(location.search)), [location.search])
  const urlSearch = useMemo(() => dropUnofferedOptions(written, offers?.data), [written, offers])
  const search = choice?.key === latestKey ? choice.search : urlSearch
  // Deferred: controls respond first, the cards with their search-dependent links follow
  const settled = useDeferredValue(search)
  const list = useQuery(settled.isFavouritesOnly ? null : tutorsQuery(settled), { keepPreviousData: true })
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  /** A choice adds a history entry; typing replaces it. */
  const show = useEvent((next: TutorSearch, isReplacing?: boolean) => {
    void navigate(buildTutorsHref(next), { replace: isReplacing ?? false, preventScrollReset: true })
    setChoice({ search: next, key: navigator?.getShown().location.key })
  })
  const isPast = usePastEnd(list, settled.page, () => show({ ...settled, page: 1 }, true))
  const chosen = countChosen(search)
  // A new institute: nothing to search, count or filter. While a list loads, the data is that of the search before
  const isNone =
    list.data?.total === 0 && !list.isLoading && !list.error && !settled.q && countChosen(settled) === 0
  // After a failure the tutors shown may be those of the search before
  const total = list.error ? undefined : list.data?.total
  const { tutors: favourites } = useFavourites()

  // Not needed in the first view, and loaded before a card is pressed
  useEffect(() => void loadProfileDrawer().catch(() => undefined), [])
  const profile = isHydrated && search.tutor && (
    <Suspense>
      <ProfileDrawer id={search.tutor} onClose={() => show({ ...search, tutor: undefined })} />
    </Suspense>
  )
  if (search.isFavouritesOnly)
    return (
      <>
        {/* They are known on this device only, and a chunk cannot be loaded while the server renders */}
        <Suspense>{isHydrated && <FavouriteTutors />}</Suspense>
        {profile}
      </>
    )
  return (
    <Container className={styles.root}>
      <div className={styles.top}>
        <div className={styles.title}>
          <Heading level={1}>
            <FormattedMessage id="tutorSearch.heading" />
          </Heading>
          {favourites.length > 0 && (
            <ButtonLink
              to={withSearch(paths.tutors, { kept: 1 })}
              appearance="transparent"
              icon={<HeartRegular />}
            >
              <FormattedMessage id="tutorSearch.keptCount" values={{ count: favourites.length }} />
            </ButtonLink>
          )}
        </div>
        <p className={styles.lead} role="status">
          {total !== undefined && !isNone && (
            <FormattedMessage id="tutorSearch.count" values={{ count: total }} />
          )}
          {!list.data && !list.error && <FormattedMessage id="shell.loading" />}
        </p>
        {!isNone && <ZoneLine />}
      </div>
      <div className={mergeClasses(!isNone && styles.columns)}>
        {/* Enter presses the first submit button of a form, which would be one that shows more options */}
        <button type="submit" form={SEARCH_FORM} hidden tabIndex={-1} aria-hidden="true" />
        {!isNone && <FilterSide search={search} onChange={show} />}
        <div className={styles.list}>
          {!isNone && (
            <SearchBar search={search} onChange={show}>
              <Button
                size="large"
                icon={<FilterRegular />}
                className={mergeClasses(styles.openFilters)}
                aria-haspopup="dialog"
                popoverTarget={FILTERS_ID}
                onClick={(event: MouseEvent) => {
                  event.preventDefault()
                  setDrawerOpen(true)
                }}
              >
                <FormattedMessage id="tutorSearch.filtersCount" values={{ count: chosen }} />
              </Button>
            </SearchBar>
          )}
          {urlSearch !== written && (
            <p role="status" className={styles.left}>
              <FormattedMessage id="tutorSearch.leftOut" />
            </p>
          )}
          <FilterChips search={search} onChange={show} />
          <TutorResults
            search={settled}
            data={isPast ? undefined : list.data}
            error={list.error}
            isValidating={list.isValidating}
            isLoading={list.isLoading}
            onRetry={list.mutate}
            onChange={show}
          />
        </div>
      </div>
      <Suspense>
        {isDrawerOpen && (
          <FilterDrawer search={search} total={total} onChange={show} onClose={() => setDrawerOpen(false)} />
        )}
      </Suspense>
      {profile}
    </Container>
  )
}

const useStyles = makeStyles({
  root: { paddingBlock: '32px 64px', [media.desktop]: { paddingBlock: '48px 96px' } },
  top: { display: 'flex', flexDirection: 'column', gap: '4px', marginBottom: '24px' },
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  columns: {
    display: 'grid',
    gap: '32px',
    [media.desktop]: { gridTemplateColumns: '264px minmax(0, 1fr)', gap: '48px' },
  },
  left: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  list: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  openFilters: {
    whiteSpace: 'nowrap',
    [media.desktop]: { display: 'none' },
    backgroundColor: brandTokens.page,
  },
})
