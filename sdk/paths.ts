import type { paths as AssumedPaths } from './generated/assumed.d.ts'
import type { paths as DocumentedPaths } from './generated/documented.d.ts'

export type { AssumedPaths, DocumentedPaths }

/** Every call of the API, for the BFF and the mocks. */
export type ApiPaths = DocumentedPaths & AssumedPaths

/** Calls of a browser: no refresh, and sign-in without tokens, which the BFF keeps. */
export type BrowserPaths = Omit<DocumentedPaths, '/auth/refresh_token/' | SignInPath> &
  AssumedPaths & { [Path in SignInPath]: WithoutTokens<DocumentedPaths[Path]> }

type SignInPath = '/auth/token/' | '/auth/signup_with_signin/user/' | '/auth/social-sign-in/'

type WithoutTokens<Item extends { post: { responses: { 200: SuccessResponse } } }> = Omit<Item, 'post'> & {
  post: Omit<Item['post'], 'responses'> & {
    responses: Omit<Item['post']['responses'], 200> & {
      200: {
        headers: { [name: string]: unknown }
        content: { 'application/json': WithoutTokenData<Json<Item['post']['responses'][200]>> }
      }
    }
  }
}
type SuccessResponse = { content: { 'application/json': unknown } }
type Json<Response extends SuccessResponse> = Response['content']['application/json']
type WithoutTokenData<Body> = Body extends { token_data: unknown } ? Omit<Body, 'token_data'> : Body
