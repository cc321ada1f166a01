const NAME_MAX = 80

/**
 * Builds the file name of a recording or drawing, such as `Surah Al-Fatiha 2026-11-26 14.05.webm`: its title without the
 * characters that file systems refuse, then day and time on the learner's own clock.
 */
export function buildAnswerName(title: string, began: Date, type: string): string {
  const name = title
    .replace(/[/\\:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const day = [began.getFullYear(), formatDigits(began.getMonth() + 1), formatDigits(began.getDate())].join(
    '-',
  )
  const time = `${formatDigits(began.getHours())}.${formatDigits(began.getMinutes())}`
  const parts = [[...name].slice(0, NAME_MAX).join('').trim(), day, time]
  return `${parts.filter(Boolean).join(' ')}.${type.split('/')[1] ?? 'webm'}`
}

function formatDigits(value: number): string {
  return String(value).padStart(2, '0')
}
