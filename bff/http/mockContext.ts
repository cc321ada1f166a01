/** Mock modes only: which of the mock API's worlds and scenarios a visitor uses. */
export interface MockContext {
  world?: string
  scenario?: string
  /** `user_type` of the session, where there is one */
  userType?: string
  /** Hybrid mode: a token unknown to the mock API is treated as the demo account of this `user_type` */
  actingAs?: string
}
