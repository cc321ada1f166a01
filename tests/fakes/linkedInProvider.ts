import { createServer, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Provider } from 'oidc-provider'
import type { Certificate } from './certificates.ts'

const host = 'www.linkedin.com'
const client = { client_id: 'linkedin-app', client_secret: 'CANARY-linkedin-secret' }

/** The profile that LinkedIn returns for an exchanged code. */
export interface LinkedInProfile {
  readonly sub: string
  readonly name: string
  readonly email: string
}

export interface LinkedInProvider {
  readonly port: number
  readonly clientId: string
  /** Exchanges a code for the person's profile; undefined when the provider refuses the code */
  exchange(code: string): Promise<LinkedInProfile | undefined>
  close(): Promise<void>
}

/**
 * Starts an OpenID provider that answers under LinkedIn's name and paths: a browser reaches it with
 * `--host-resolver-rules=MAP www.linkedin.com 127.0.0.1:PORT`. Any name and password sign in.
 * @param certificate for www.linkedin.com
 * @param redirectUri the only one that the provider sends codes to
 */
export async function startLinkedInProvider(
  certificate: Certificate,
  redirectUri: string,
): Promise<LinkedInProvider> {
  const provider = createProvider(redirectUri)
  const handleCall = provider.callback()
  const server = createServer({ key: certificate.key, cert: certificate.cert }, (call, response) => {
    void handleCall(call, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // Guaranteed by listening on a port
  const send = (path: string, init: SentRequest) => sendTo(port, certificate.cert, path, init)

  return {
    port,
    clientId: client.client_id,
    async exchange(code) {
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...client }
      const { status, body } = await send('/oauth/v2/accessToken', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `${new URLSearchParams(form)}`,
      })
      if (status !== 200) return undefined
      const { access_token } = JSON.parse(body) as { access_token: string } // RFC 6749, section 5.1
      const profile = await send('/v2/userinfo', { headers: { authorization: `Bearer ${access_token}` } })
      return JSON.parse(profile.body)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function createProvider(redirectUri: string): Provider {
  const provider = new Provider(`https://${host}`, {
    clients: [{ ...client, redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_post' }],
    cookies: { keys: ['CANARY-cookie-key'] },
    routes: {
      authorization: '/oauth/v2/authorization',
      token: '/oauth/v2/accessToken',
      userinfo: '/v2/userinfo',
    },
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, name: `${sub} of LinkedIn`, email: `${sub}@linkedin.test` }),
    }),
  })
  return provider
}

interface SentRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

function sendTo(
  port: number,
  ca: string,
  path: string,
  { method = 'GET', headers = {}, body }: SentRequest,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(
      {
        port,
        host: '127.0.0.1',
        servername: host,
        ca,
        path,
        method,
        headers: { ...headers, host },
        agent: false,
      },
      (response) => {
        text(response).then(
          (received) => resolve({ status: response.statusCode ?? 0, body: received }),
          reject,
        )
      },
    )
      .once('error', reject)
      .end(body)
  })
}
