import { makeStyles, tokens } from '@fluentui/react-components'
import type { Catalog } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { FilePreviews } from './FilePreviews.tsx'
import { useFormats } from '#web/resource/formats.ts'
import { PersonLink } from '#web/resource/StaffLink.tsx'
import { FactsDetail } from '#web/resource/FactsDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'

/** A catalog with its documents, shown in place. */
export function CatalogDetail({ row, ...panel }: DetailProps<Catalog>) {
  const styles = useStyles()
  const { dateTime, text } = useFormats()
  return (
    <FactsDetail
      panel={panel}
      title={row.title}
      description={row.description}
      texts="catalogs"
      facts={[
        ['owner', <PersonLink key="owner" person={row.owner} />],
        ['shared', text(`catalogs.options.shared.${row.shared}`)],
        ['updated_on', dateTime(row.updated_on)],
      ]}
    >
      {row.documents.length === 0 ? (
        <p className={styles.text}>
          <FormattedMessage id="catalogs.noDocuments" />
        </p>
      ) : (
        <FilePreviews files={row.documents} />
      )}
    </FactsDetail>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
})
