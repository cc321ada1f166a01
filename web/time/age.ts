/**
 * Computes whole years between two days.
 * @param birthday YYYY-MM-DD
 * @param today YYYY-MM-DD
 */
export function computeAge(birthday: string, today: string): number {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number)
  const isBefore = thisMonth < month || (thisMonth === month && thisDay < day)
  return thisYear - year - (isBefore ? 1 : 0)
}
