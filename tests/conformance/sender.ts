import { operations } from '#sdk/operations.ts'
import { createTestClient, type CallOptions, type people } from '#mocks/testClient.ts'
import { buildMultipart, type Fetch, type Sample } from './sample.ts'

/** Sends samples to a world of its own, each as the person that it names. */
export function createSender(headers: Record<string, string>) {
  const { call, signIn } = createTestClient()
  const tokens = new Map<string, Promise<string>>()

  function createToken(person: keyof typeof people): Promise<string> {
    const known = tokens.get(person) ?? signIn(person, { headers }).then(({ access_token }) => access_token)
    tokens.set(person, known)
    return known
  }
  const everyone: (keyof typeof people)[] = ['student', 'kid', 'tutor', 'operator', 'admin']
  // Samples change passwords and passcodes
  const ready = Promise.all(everyone.map(createToken))
  const file = buildMultipart('voice.mp3', 'audio/mpeg', new Uint8Array(10))

  const sendAs: Fetch = async (as, method, path, body) => {
    const upload = method === 'UPLOAD' ? file : undefined
    const reply = await call(upload ? 'POST' : method, path, {
      body,
      token: await createToken(as),
      headers: { ...headers, ...upload?.headers },
      ...(upload && { bytes: upload.bytes }),
    })
    return unwrapData(reply.body)
  }
  async function send(id: string, sample: Sample, scenario = 'baseline') {
    await ready
    const operation = operations.find((one) => one.id === id)
    if (!operation) throw new Error(`No operation ${id}`)
    const full = { ...sample, ...(await sample.given?.(sendAs)) }
    const options: CallOptions = { headers: { ...headers, ...full.headers }, scenario }
    if (full.as)
      options.token =
        id === 'signOut' ? (await signIn(full.as, { headers })).access_token : await createToken(full.as)
    if (full.body !== undefined) options.body = full.body
    if (full.bytes) options.bytes = full.bytes
    if (id === 'refreshToken' && sample.body === undefined)
      options.body = { refresh_token: (await signIn('operator', { headers })).refresh_token }
    return call(operation.method, full.path ?? operation.template, options)
  }
  return { send }
}

/** Guarantee: samples read by name what they need; a missing name fails the call that uses it. */
function unwrapData(body: unknown) {
  return (body as { data: Awaited<ReturnType<Fetch>> }).data
}
