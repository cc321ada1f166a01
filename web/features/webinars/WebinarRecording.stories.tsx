import { mock } from '#mocks/msw.ts'
import { query } from '#web/api/query.ts'
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
            webinar={{ ...row, state: 'finished', is_cancelled: false, recording_url: null }}
          />
        )
      }
    </StoryData>
  ),
  play: expectElement('input'),
}

export const RecordingToRemove: Story = {
  render: () => (
    <StoryData query={managed}>
      {({ data: [row] }) =>
        row && (
          <WebinarRecording
            webinar={{ ...row, state: 'finished', is_cancelled: false, recording_url: '/recording.webm' }}
          />
        )
      }
    </StoryData>
  ),
  parameters: {
    handlers: [mock('addWebinarRecording', 200, { success: true, Messages: [] })],
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
