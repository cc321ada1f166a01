import { type ReactNode, useState } from 'react'
import type { StoredFile, StudentHomework, Submission } from '#sdk'
import { query } from '#web/api/query.ts'
import { ResourcePage } from '#web/resource/ResourcePage.tsx'
import { expectElement, findElement, press, waitUntil } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import { StoryForm } from '#web/workshop/StoryForm.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { DrawingPad } from './DrawingPad.tsx'
import { HomeworkAnswer } from './HomeworkAnswer.tsx'
import { KidsAnswerForm } from './KidsAnswerForm.tsx'
import { KidsHomeworkPlay } from './KidsHomeworkPlay.tsx'
import { Recorder } from './Recorder.tsx'
import { Review } from './Review.tsx'
import { studentHomework } from './studentHomework.tsx'
import { TaskPicture } from './TaskPicture.tsx'

export default {
  component: HomeworkAnswer,
  subcomponents: { Review, KidsHomeworkPlay, KidsAnswerForm, DrawingPad, Recorder, TaskPicture },
  parameters: { signedInAs: 'student' },
} satisfies Meta

const ignore = () => undefined
const pending = query('/homework/mine/list/', { query: { page: 1, page_size: 10, state: ['pending'] } })

/** Renders with the first piece of homework that is due. */
function DueHomework({ children }: { children: (row: StudentHomework) => ReactNode }) {
  return <StoryData query={pending}>{({ data: [row] }) => row && children(row)}</StoryData>
}

/** Adds an answer that the tutor has looked at. */
function withReview(row: StudentHomework, state: Submission['state'], score: number | null): StudentHomework {
  const answer: Submission = {
    id: 1,
    homework_id: row.id,
    student: row.learner,
    files: [],
    text: 'I have read it twice',
    submitted_on: '2026-11-18T10:00:00Z',
    is_late: false,
    state,
    score,
    comment: 'Well read',
    review_files: [],
  }
  return { ...row, submissions: [answer] }
}

function createFile(content_type: string): StoredFile {
  return { id: 1, name: 'page', size: 1, content_type, url: '/page' }
}

export const ToBeAnswered: Story = {
  render: () => (
    <DueHomework>{(row) => <HomeworkAnswer row={row} actions={undefined} onClose={ignore} />}</DueHomework>
  ),
  async play() {
    // The course and who assigned it
    await findElement(document, 'dialog[open] p > bdi + bdi')
    await findElement(document, 'dialog[open] form input[type=file]')
  },
}

export const Reviewed: Story = {
  render: () => (
    <DueHomework>
      {(row) => <HomeworkAnswer row={withReview(row, 'reviewed', 9)} actions={undefined} onClose={ignore} />}
    </DueHomework>
  ),
  async play() {
    await findElement(document, 'dialog[open] blockquote')
    if (document.querySelector('dialog[open] input')) throw new Error('Another answer is asked for')
  },
}

export const ReviewOfAnswer: Story = {
  render: () => (
    <DueHomework>
      {(row) =>
        withReview(row, 'returned', null).submissions.map((one) => <Review key={1} submission={one} />)
      }
    </DueHomework>
  ),
  play: expectElement('blockquote > [dir=auto]'),
}

export const List: Story = {
  render: () => <ResourcePage resource={studentHomework} />,
  play: expectElement('tbody tr, li article'),
}

export const TaskOfKids: Story = {
  render: () => (
    <DueHomework>{(row) => <KidsHomeworkPlay row={row} actions={undefined} onClose={ignore} />}</DueHomework>
  ),
  parameters: { signedInAs: 'kids' },
  async play() {
    // The course and the date when it is due, before and after the answer is begun
    await findElement(document, 'dialog[open] section time')
    await press(document, 'dialog[open] section + div button')
    await findElement(document, 'dialog[open] form input[type=file]')
    await findElement(document, 'dialog[open] section time')
  },
}

export const ToBeDoneAgain: Story = {
  render: () => (
    <DueHomework>
      {(row) => (
        <KidsHomeworkPlay row={withReview(row, 'returned', null)} actions={undefined} onClose={ignore} />
      )}
    </DueHomework>
  ),
  parameters: { signedInAs: 'kids' },
  play: expectElement('dialog[open] section section > strong'),
}

export const AnswerOfKids: Story = {
  render: () => (
    <DueHomework>
      {(row) => (
        <KidsAnswerForm homework={row} isReviewed={false} onSent={ignore} onStale={ignore} onBack={ignore} />
      )}
    </DueHomework>
  ),
  parameters: { signedInAs: 'kids' },
  async play({ canvasElement }) {
    await press(canvasElement, 'button[type=submit]')
    await findElement(canvasElement, 'input[type=file][aria-invalid=true], [role=alert]')
  },
}

function Sheet() {
  const [file, setFile] = useState('')
  return (
    <StoryForm>
      <DrawingPad title="Letters" onDrawn={({ name }) => setFile(name)} onClose={ignore} />
      <output>{file}</output>
    </StoryForm>
  )
}

export const Drawing: Story = {
  render: () => <Sheet />,
  async play({ canvasElement }) {
    const sheet = await findElement(canvasElement, 'canvas')
    await findElement(canvasElement, 'canvas ~ div > button:last-child[aria-disabled=true]')
    sheet.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1 }))
    await press(canvasElement, 'canvas ~ div > button:last-child:not([aria-disabled=true])')
    await waitUntil(() => canvasElement.querySelector('output')?.textContent?.endsWith('.png') === true)
  },
}

export const NoMicrophone: Story = {
  render: () => (
    <StoryForm>
      <Recorder isLarge title="Letters" onRecorded={ignore} />
    </StoryForm>
  ),
  async play({ canvasElement }) {
    await press(canvasElement, 'button')
    await findElement(canvasElement, '[role=alert]')
  },
}

export const Pictures: Story = {
  render: () =>
    [[], ['audio/mpeg'], ['image/png'], ['application/pdf']].map((types) => (
      <TaskPicture key={types.join('')} homework={{ attachedFiles: types.map(createFile) }} />
    )),
  play({ canvasElement }) {
    const kinds = [...canvasElement.querySelectorAll<SVGElement>('svg[viewBox="0 0 96 96"]')].map(
      (one) => one.dataset.task,
    )
    if (kinds.join() !== 'write,listen,look,') throw new Error(`The pictures are ${kinds.join()}`)
  },
}
