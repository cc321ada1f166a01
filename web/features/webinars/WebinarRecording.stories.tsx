import type { ManagedWebinar } from '#sdk'
import { mock } from '#mocks/msw.ts'
import { query } from '#web/api/query.ts'
import { createList } from '#web/workshop/createList.ts'
import { expectElement, findElement, press, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import type { Meta, Story } from '#web/workshop/story.ts'
import { WebinarRecording } from './WebinarRecording.tsx'

export default {
  component: WebinarRecording,
  parameters: { signedInAs: 'operator' },
} satisfies Meta

const managed = query('/webinar/managed/list/', { query: { page: 1, page_size: 10 } })

export const RecordingToAdd: Story = {
  render: () => (
    <StoryData query={managed}>
      {({ data: [row] }) =>
        row && (
          <WebinarRecording
            webinar={{ ...row, state: 'finished', is_cancelled: false, recording_url: null, recording: null }}
          />
        )
      }
    </StoryData>
  ),
  play: expectElement('input'),
}

const recording = { id: 5, name: 'first.webm', content_type: 'video/webm', size: 9, url: '/recording.webm' }
const recorded: ManagedWebinar = {
  id: 4,
  title: 'Stories of the morning',
  description: 'Short texts with vowels',
  tutor: { id: 1, name: 'Amal Khalid', profile_picture_url: null },
  language: { id: 1, name: 'Arabic' },
  start_date_time: '2026-11-20T18:00:00Z',
  end_date_time: '2026-11-20T19:00:00Z',
  state: 'finished',
  kind: 'webinar',
  course: null,
  capacity: 6,
  registered: 2,
  waitlisted: 0,
  is_cancelled: false,
  host_link: '',
  join_link: '',
  recording_url: recording.url,
  recording,
}

export const RecordingToRemove: Story = {
  render: () => <WebinarRecording webinar={recorded} />,
  parameters: {
    handlers: [
      mock('listManagedWebinars', 200, createList<ManagedWebinar>([recorded])),
      mock('addWebinarRecording', 200, { success: true, Messages: [] }),
    ],
  },
  async play({ canvasElement }) {
    await press(canvasElement, 'video ~ button')
    await press(document, 'dialog[open] [data-safe]')
    await findElement(canvasElement, 'video')
    await press(canvasElement, 'video ~ button')
    await press(document, 'dialog[open] button:not([data-safe])')
    await waitUntilGone(document, 'dialog[open]')
  },
}
