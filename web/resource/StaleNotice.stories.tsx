import { ApiError, NetworkError } from '#sdk'
import type { Meta, Story } from '#web/workshop/story.ts'
import { StaleNotice } from './StaleNotice.tsx'

export default { component: StaleNotice } satisfies Meta

const failed = new ApiError({ status: 500, code: 'server_error', requestId: '3f1c9a52' })

export const OfServer: Story = {
  render: () => <StaleNotice error={failed} isBusy={false} onRetry={() => undefined} />,
}
export const OfNetwork: Story = {
  render: () => <StaleNotice error={new NetworkError({})} isBusy={false} onRetry={() => undefined} />,
}
export const Retrying: Story = {
  render: () => <StaleNotice error={failed} isBusy onRetry={() => undefined} />,
}
