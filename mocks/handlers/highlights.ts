import type { Handler } from '#mocks/handlers/answer.ts'
import { approvedTutors } from '#mocks/handlers/listTutors.ts'
import { page } from '#mocks/handlers/paging.ts'
import { fullName } from '#mocks/handlers/views.ts'

/** One good review of each of the most recommended tutors, each in words that no other one uses. */
export const listHighlights: Handler<'listHighlights'> = (call) => {
  const said = new Set<string>()
  const rows = approvedTutors(call)
    .toSorted((a, b) => b.weight - a.weight || a.id - b.id)
    .flatMap((tutor) => {
      const review = tutor.reviews.find(({ rating, comment }) => rating === 5 && !said.has(comment.en))
      if (!review || said.size === 12) return []
      said.add(review.comment.en)
      return [{ tutor, review }]
    })
  return page(call, rows, ({ tutor, review }) => ({
    id: review.id,
    author: review.author[call.language],
    rating: review.rating,
    comment: review.comment[call.language],
    created_on: review.created_on,
    tutor: fullName(tutor, call),
  }))
}
