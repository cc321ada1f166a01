const TOP = 'openapi|sdk|bff|web|mocks|tests|tools|docs'

/**
 * Lists what a document names as a path in backquotes and that does not exist. A path begins with a folder of the
 * repository; in the document of a folder also with one of that folder's own, and then has a file's ending.
 * @param folder the document's own folder with a slash, or ''
 * @param exists whether there is such a file or folder; `*` stands for any name
 */
export function findMissingPaths(text: string, folder: string, exists: (path: string) => boolean): string[] {
  const named = [...text.matchAll(/`([\w.*/-]+)`/g)].map(([, path = '']) => path)
  return [...new Set(named)].filter((path) => {
    if (new RegExp(`^(${TOP})/`).test(path)) return !exists(path) && !exists(folder + path)
    const isOwn = folder !== '' && /^[\w/]+\.tsx?$/.test(path)
    return isOwn && !exists(folder + path)
  })
}
