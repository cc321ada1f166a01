import { tokens } from '@fluentui/react-components'

interface ErrorLinesProps {
  /** From `formatError`: its last line may be the id of a request */
  text: string
}

/** The lines of an error. The id of a request has a line of its own, small enough for a phone; one click selects it. */
export function ErrorLines({ text }: ErrorLinesProps) {
  return text.split('\n').map((line) => (
    <bdi key={line} style={line.includes(' ') ? undefined : reference}>
      {line}{' '}
    </bdi>
  ))
}

const reference = {
  display: 'block',
  fontSize: tokens.fontSizeBase200,
  userSelect: 'all',
} as const
