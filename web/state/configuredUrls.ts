/** Whether a URL of the institute's configuration may be a link to another site: `http` or `https`, not a script. */
export function isWebUrl(url: unknown): url is string {
  return typeof url === 'string' && /^https?:\/\//i.test(url)
}

/** Whether a URL of the institute's configuration may be a picture: of another site, or a path of this one. */
export function isPictureUrl(url: unknown): url is string {
  return isWebUrl(url) || (typeof url === 'string' && /^\/(?!\/)/.test(url))
}
