import { useFormats } from '#web/resource/formats.ts'
import type { Identified, Resource } from '#web/resource/resource.ts'
import { StoryData } from './StoryData.tsx'

interface StoryColumnsProps<Row extends Identified> {
  resource: Resource<Row>
  /** Changes of the first record */
  change?: Partial<Row>
}

/** Renders all columns of a list, those that are hidden at first too, with its first record. */
export function StoryColumns<Row extends Identified>({ resource, change }: StoryColumnsProps<Row>) {
  const formats = useFormats()
  return (
    <StoryData query={resource.read({ page: 1, page_size: 10 })}>
      {({ data: [row] }) =>
        row && (
          <dl>
            {resource.columns.map(({ name, show }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd data-column={name}>{show({ ...row, ...change }, formats)}</dd>
              </div>
            ))}
          </dl>
        )
      }
    </StoryData>
  )
}
