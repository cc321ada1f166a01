import { mock } from '#mocks/msw.ts'
import { FILE_MAX } from '#web/form/files.ts'
import { required } from '#web/form/rules.ts'
import { chooseFiles, findElement, press, waitUntilGone } from '#web/workshop/interact.ts'
import { sampleNames } from '#web/workshop/sampleLists.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { StoryForm } from '#web/workshop/StoryForm.tsx'
import { useSample } from '#web/workshop/useSample.ts'
import { FieldControl } from './FieldControl.tsx'
import {
  checkbox,
  choice,
  dateTime,
  day,
  longText,
  price,
  text,
  time,
  weekdays,
  wholeNumber,
} from './fields.ts'
import { FilesControl } from './FilesControl.tsx'
import { ChoiceControl, NoOptions, RecordControl } from './SelectControls.tsx'

export default {
  component: RecordControl,
  subcomponents: { ChoiceControl, FieldControl, FilesControl, NoOptions },
  parameters: { signedInAs: 'institute_admin' },
} satisfies Meta

const rules = { type: required, course: required }

function Controls() {
  const { one, two, three } = useSample()
  return (
    <StoryForm rules={rules}>
      <ChoiceControl name="type" label={one} texts="courseList" isRequired values={['adult', 'kids']} />
      <RecordControl name="course" label={two} texts="courseList" isRequired read={sampleNames} />
      <FilesControl
        name="files"
        label={three}
        texts="courseList"
        isRequired={false}
        accept={['image/*', '.pdf']}
        countMax={2}
        sizeMax={FILE_MAX}
      />
    </StoryForm>
  )
}

export const AllKinds: Story = {
  render: () => <Controls />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'select[name=course] option:nth-child(3)')
  },
}

const declared = {
  name: text({ max: 40 }),
  description: longText(),
  score: wholeNumber(0, 100),
  price: price(0, 1000),
  first: day(),
  start: time(),
  due: dateTime(),
  days: weekdays(),
  type: choice(['adult', 'kids']),
  is_group: checkbox(),
}

function DeclaredControls() {
  const { label } = useSample()
  return (
    <StoryForm>
      {Object.entries(declared).map(([name, { control, isRequired }]) => (
        <FieldControl
          key={name}
          control={control}
          name={name}
          label={`${label} ${name}`}
          texts="courseList"
          isRequired={isRequired}
        />
      ))}
    </StoryForm>
  )
}

export const DeclaredFields: Story = {
  render: () => <DeclaredControls />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'input[name=is_group]')
  },
}

export const Errors: Story = {
  render: () => <Controls />,
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'select[name=course][aria-invalid=true]')
  },
}

export const UploadedFile: Story = {
  render: () => <Controls />,
  async play({ canvasElement }) {
    const file = new File(['x'], 'page-1.png', { type: 'image/png' })
    await chooseFiles(canvasElement, 'input[type=file]', [file])
    await findElement(canvasElement, 'li')
    await waitUntilGone(canvasElement, 'progress')
  },
}

const handlers = [mock('listCourses', 200, { success: true, data: [], total: 0, page: 1, page_size: 100 })]

export const NothingToChoose: Story = {
  render: () => <Controls />,
  parameters: { handlers },
  async play({ canvasElement }) {
    await findElement(canvasElement, '[role=status] a')
  },
}

export const NothingToChooseForATutor: Story = {
  render: () => <Controls />,
  parameters: { handlers, signedInAs: 'tutor' },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'form [role=status]')
  },
}
