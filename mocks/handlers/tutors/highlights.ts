import type { Handler } from '#mocks/handlers/responses.ts'
import { listBookableTutors } from '#mocks/handlers/tutors/listTutors.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { formatFullName } from '#mocks/handlers/views.ts'

/** Lists one five-star review of each of the most recommended tutors, without repeated comments. */
export const listHighlights: Handler<'listHighlights'> = (call) => {
  const used = new Set<string>()
  const rows = listBookableTutors(call)
    .toSorted((a, b) => b.weight - a.weight || a.id - b.id)
    .flatMap((tutor) => {
      const review = tutor.reviews.find(({ rating, comment }) => rating === 5 && !used.has(comment.en))
      if (!review || used.size === 12) return []
      used.add(review.comment.en)
      return [{ tutor, review }]
    })
  return respondPage(call, rows, ({ tutor, review }) => ({
    id: review.id,
    author: review.author[call.language],
    rating: review.rating,
    comment: review.comment[call.language],
    created_on: review.created_on,
    tutor: formatFullName(tutor, call),
  }))
}
