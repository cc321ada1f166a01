import { makeStyles, tokens } from '@fluentui/react-components'
import type { Catalog } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { FilePreviews } from './FilePreviews.tsx'
import { useFormats } from '#web/resource/formats.ts'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Heading } from '#web/ui/Heading.tsx'

/** A catalog with its documents, shown in place. */
export function CatalogDetail({ row, ...panel }: DetailProps<Catalog>) {
  const styles = useStyles()
  const { dateTime } = useFormats()
  return (
    <RecordDetail {...panel} title={row.title}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{row.title}</bdi>
        </Heading>
        {row.description && (
          <p dir="auto" className={styles.text}>
            {row.description}
          </p>
        )}
        <Facts
          facts={[
            {
              name: 'owner',
              label: <FormattedMessage id="catalogs.fields.owner" />,
              value: <PersonCell {...row.owner} />,
            },
            {
              name: 'shared',
              label: <FormattedMessage id="catalogs.fields.shared" />,
              value: <FormattedMessage id={`catalogs.options.shared.${row.shared}`} />,
            },
            {
              name: 'updated',
              label: <FormattedMessage id="catalogs.fields.updated_on" />,
              value: dateTime(row.updated_on),
            },
          ]}
        />
        {row.documents.length === 0 ? (
          <p className={styles.text}>
            <FormattedMessage id="catalogs.noDocuments" />
          </p>
        ) : (
          <FilePreviews files={row.documents} />
        )}
      </div>
    </RecordDetail>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
})
