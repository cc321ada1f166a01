/** Text areas of the shell's lazy parts; the build lists them for the service worker too. */
export const shellAreas = ['auth', 'bell', 'device', 'menu'] as const
