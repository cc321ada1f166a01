import { tokens } from '@fluentui/react-components'
import type { StudentHomework } from '#sdk'
import { KidsPicture } from '#web/domain/kid/KidsPicture.tsx'
import { brandTokens, fixedColors } from '#web/theme/tokens.ts'

/**
 * A decorative picture of a kid's task, by its first file: headphones for a recording, a painting for a picture, a
 * book for a text, and a pencil for a task without a file.
 */
export function TaskPicture({
  homework: { attachedFiles },
}: {
  homework: Pick<StudentHomework, 'attachedFiles'>
}) {
  const kind = findKind(attachedFiles[0]?.content_type)
  if (kind === 'read') return <KidsPicture kind="homework" />
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" data-task={kind}>
      {pictures[kind]}
    </svg>
  )
}

/** Selects the picture of a task by the media type of its first file: listen to sound, look at a picture or a video, read a document, write without a file. */
function findKind(contentType: string | undefined): 'write' | 'listen' | 'look' | 'read' {
  if (contentType === undefined) return 'write'
  if (contentType.startsWith('audio/')) return 'listen'
  return /^(image|video)\//.test(contentType) ? 'look' : 'read'
}

const brand = { fill: 'none', stroke: tokens.colorBrandBackground, strokeLinecap: 'round' } as const
const brandFill = tokens.colorBrandBackground
const warm = brandTokens.accent
const { white } = fixedColors

const pictures = {
  listen: (
    <>
      <path {...brand} d="M19 58v-8a29 29 0 0 1 58 0v8" strokeWidth="7" />
      <rect x="10" y="52" width="18" height="28" rx="8" fill={brandFill} />
      <rect x="68" y="52" width="18" height="28" rx="8" fill={brandFill} />
      <path d="M40 60v10M48 53v24M56 60v10" stroke={warm} strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  look: (
    <>
      <rect {...brand} x="12" y="18" width="72" height="60" rx="10" fill={white} strokeWidth="4" />
      <path d="m16 70 20-25 14 16 10-12 20 21a6 6 0 0 1-4 6H20a6 6 0 0 1-4-6Z" fill={brandFill} />
      <circle cx="65" cy="35" r="8" fill={warm} />
    </>
  ),
  write: (
    <>
      <rect {...brand} x="18" y="12" width="54" height="72" rx="8" fill={white} strokeWidth="4" />
      <path {...brand} d="M30 32h30M30 46h30M30 60h14" strokeWidth="4" />
      <path d="M52 74 74 40l9 6-22 34-11 5Z" fill={warm} stroke={white} strokeWidth="2" />
    </>
  ),
} as const
