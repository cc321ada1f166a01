import { useClients } from '#web/api/clients.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { chooseFiles, findElement, press, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryForm } from '#web/workshop/StoryForm.tsx'
import { useSample } from '#web/workshop/useSample.ts'
import { FileField } from './FileField.tsx'
import { FileRow } from './FileRow.tsx'
import { type ChosenFile, FILE_MAX } from './files.ts'
import { files } from './rules.ts'
import { mock } from '#mocks/msw.ts'

export default {
  component: FileField,
  subcomponents: { FileRow },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const rules = { files: files({ min: 1, max: 2 }) }

function Field() {
  const { label } = useSample()
  const clients = useClients()
  return (
    <StoryForm rules={rules}>
      <FileField
        name="files"
        label={label}
        accept={['image/*', 'audio/*', '.pdf']}
        countMax={2}
        sizeMax={FILE_MAX}
        upload={clients.upload}
      />
    </StoryForm>
  )
}

const createPicture = () => new File(['x'], 'page-1.png', { type: 'image/png' })

export const Empty: Story = { render: () => <Field /> }

export const Missing: Story = {
  render: () => <Field />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[type=file][aria-invalid=true]')
  },
}

export const Uploaded: Story = {
  render: () => <Field />,
  async play({ canvasElement }) {
    await chooseFiles(canvasElement, 'input[type=file]', [createPicture()])
    await findElement(canvasElement, 'li')
    await waitUntilGone(canvasElement, 'progress')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, '[role=status]')
  },
}

export const RefusedBeforeTheUpload: Story = {
  render: () => <Field />,
  async play({ canvasElement }) {
    const script = new File(['x'], 'script.exe', { type: 'application/x-msdownload' })
    await chooseFiles(canvasElement, 'input[type=file]', [script])
    await findElement(canvasElement, 'li [role=alert]')
    await press(canvasElement, 'li button')
    await waitUntilGone(canvasElement, 'li')
  },
}

export const ReplacedAtTheLimit: Story = {
  render: () => <Field />,
  async play({ canvasElement }) {
    await chooseFiles(canvasElement, 'input[type=file]', [createPicture(), createPicture(), createPicture()])
    await findElement(canvasElement, 'li [role=alert]')
    await press(canvasElement, 'li button')
    await waitUntilGone(canvasElement, 'li [role=alert]')
    await waitUntilGone(canvasElement, 'progress')
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, '[role=status]')
  },
}

export const FailedUpload: Story = {
  render: () => <Field />,
  parameters: { handlers: [mock.offline('uploadFile')] },
  async play({ canvasElement }) {
    await chooseFiles(canvasElement, 'input[type=file]', [createPicture()])
    await findElement(canvasElement, 'li [role=alert]')
    // Retry and remove
    await findElement(canvasElement, 'li button + button')
  },
}

export const RefusedByTheServer: Story = {
  render: () => <Field />,
  parameters: { handlers: [mock.status('uploadFile', 415)] },
  async play({ canvasElement }) {
    await chooseFiles(canvasElement, 'input[type=file]', [createPicture()])
    await findElement(canvasElement, 'li [role=alert]')
    // The same file would be refused again
    await findElement(canvasElement, 'li button:only-of-type')
  },
}

const PICTURE = '/__mock/files/portraits/1.svg'
const base: ChosenFile = {
  key: '1',
  name: 'recitation.mp3',
  size: 2_400_000,
  type: 'audio/mpeg',
  progress: 0.4,
}

function Rows({ chosen }: { chosen: readonly ChosenFile[] }) {
  return (
    <ul style={{ padding: 0, margin: 0 }}>
      {chosen.map((file) => (
        <FileRow key={file.key} file={file} onRemove={() => undefined} onRetry={() => undefined} />
      ))}
    </ul>
  )
}

export const RowsInEachState: Story = {
  render: function RowsStory() {
    const { long } = useSample()
    return (
      <Rows
        chosen={[
          base,
          { ...base, key: '2', id: 7, progress: 1 },
          { ...base, key: '3', problem: 'form.files.audio' },
          { ...base, key: '4', problem: 'error.connection' },
          { ...base, key: '5', id: 8, name: `${long}.pdf`, progress: 1 },
          { ...base, key: '6', id: 9, name: 'page-1.svg', type: 'image/svg+xml', progress: 1, url: PICTURE },
        ]}
      />
    )
  },
}
