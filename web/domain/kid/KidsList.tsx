import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { KidsHead } from '#web/domain/kid/KidsHead.tsx'
import type { KidsPictureKind } from '#web/domain/kid/KidsPicture.tsx'
import { ListResults } from '#web/resource/ListResults.tsx'
import { writeState } from '#web/resource/listState.ts'
import { OpenRecord } from '#web/resource/OpenRecord.tsx'
import type { Identified, Resource } from '#web/resource/resource.ts'
import { useResource } from '#web/resource/useResource.ts'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'

interface KidsListProps<Row extends Identified> {
  resource: Resource<Row>
  picture: KidsPictureKind
  title: MessageId
  /** Splits the list into open and done; without it there is one list */
  work?: {
    /** Parameters of the call for open tasks */
    due: object
    /** The list's filters for done tasks */
    done: Readonly<Record<string, readonly string[]>>
    /** Shown when nothing is open */
    rest: MessageId
  }
  /**
   * Renders a record's card.
   * @param open opens the details, like a link to `href`
   */
  children: (row: Row, open: () => void, href: string) => ReactNode
}

/** A kid's list: open and done records as large cards. */
export function KidsList<Row extends Identified>({ resource, work, ...rest }: KidsListProps<Row>) {
  const styles = useStyles()
  const intl = useIntl()
  const own = useMemo(
    () => ({
      ...resource,
      // A task that the URL names is found in either part
      read: (params: object) => resource.read('id' in params ? params : { ...work?.due, ...params }),
    }),
    [resource, work],
  )
  const { state, change, response, rows, paging } = useResource(own)
  const isDone = work
    ? Object.entries(work.done).every(([name, values]) => state.filters[name]?.join() === values.join())
    : true
  const buildHref = (next: Partial<typeof state>) => `?${writeState({ ...state, ...next }).toString()}`
  const cards = (
    <ListResults
      name={resource.name}
      {...(work && !isDone ? { empty: intl.formatMessage({ id: work.rest }) } : {})}
      response={response}
      size={3}
      columns={2}
      isNarrowed={false}
      onClear={() => change({ filters: {} })}
    >
      <ul className={styles.list}>
        {rows?.map((row) => {
          const id = resource.getKey(row)
          return <li key={id}>{rest.children(row, () => change({ id }), buildHref({ id }))}</li>
        })}
      </ul>
      <Pager page={state.page} pages={paging.pages} getHref={(page) => buildHref({ page })} />
    </ListResults>
  )
  return (
    <div className={styles.root}>
      <KidsHead picture={rest.picture} title={rest.title} />
      {work ? (
        <Tabs
          label={intl.formatMessage({ id: rest.title })}
          isEven
          chosen={isDone ? 'done' : 'due'}
          tabs={(['due', 'done'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `kidsWork.${value}` }),
          }))}
          onChoose={(value) => change({ filters: value === 'done' ? work.done : {} })}
        >
          {cards}
        </Tabs>
      ) : (
        <>
          <Hidden as="div">
            <h2>
              <FormattedMessage id="kidsWork.done" />
            </h2>
          </Hidden>
          {cards}
        </>
      )}
      <OpenRecord
        page={1}
        pages={1}
        resource={resource}
        id={state.id}
        rows={rows}
        startAction={() => undefined}
        change={change}
      />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px' },
  list: {
    display: 'grid',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase400,
  },
})
