import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { CardGrid, CardGridSkeleton } from './CardGrid.tsx'

export default { component: CardGrid } satisfies Meta

export const Cards: Story = {
  render: function CardsStory() {
    const { short, long } = useSample()
    return (
      <CardGrid>
        {[1, 2, 3, 4].map((card) => (
          <li key={card}>{card === 2 ? long : short}</li>
        ))}
      </CardGrid>
    )
  },
}
export const Stale: Story = {
  render: function StaleStory() {
    const { short } = useSample()
    return (
      <CardGrid isBusy isStale>
        <li>{short}</li>
      </CardGrid>
    )
  },
}
export const Loading: Story = {
  render: function LoadingStory() {
    const { short } = useSample()
    return (
      <>
        <p>{short}</p>
        <CardGridSkeleton count={3} height={260} />
      </>
    )
  },
}
