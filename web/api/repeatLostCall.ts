import { NetworkError } from '#sdk'

/**
 * Makes a call whose repetition changes nothing, and once more if no response arrived: the first attempt may have been
 * saved, and only the response of the second can say so.
 */
export async function repeatLostCall<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return call()
  }
}
