import { expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '#sdk'
import { repeatLostCall } from './repeatLostCall.ts'

const lost = new NetworkError(
  { method: 'POST', path: '/homework/1/assign/' },
  new TypeError('Failed to fetch'),
)

test('a call whose response is lost is made once more, and its second response counts', async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('saved')
  expect(await repeatLostCall(call)).toBe('saved')
  expect(call).toHaveBeenCalledTimes(2)
})

test('a call that is lost twice fails, and one that was refused is not repeated', async () => {
  const offline = vi.fn<() => Promise<string>>().mockRejectedValue(lost)
  await expect(repeatLostCall(offline)).rejects.toBe(lost)
  expect(offline).toHaveBeenCalledTimes(2)
  const refusal = new ApiError({ status: 409, code: 'refused' })
  const refused = vi.fn<() => Promise<string>>().mockRejectedValue(refusal)
  await expect(repeatLostCall(refused)).rejects.toBe(refusal)
  expect(refused).toHaveBeenCalledTimes(1)
})
