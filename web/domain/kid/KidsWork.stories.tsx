import { findElement, waitUntil } from '#web/workshop/interact.ts'
import type { Meta, Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { KidsCard, type KidsCardState } from './KidsCard.tsx'
import { KidsHead } from './KidsHead.tsx'
import { KidsStage } from './KidsStage.tsx'
import { KidsTaskFacts } from './KidsTaskFacts.tsx'
import { KidsStars } from './KidsStars.tsx'

export default {
  component: KidsCard,
  subcomponents: { KidsHead, KidsStage, KidsStars, KidsTaskFacts },
} satisfies Meta

const doNothing = () => undefined
const pictures = ['homework', 'quizzes', 'halaqas'] as const
const looks: readonly KidsCardState[] = ['due', 'late', 'again', 'waiting', 'good', 'closed', 'seat', 'watch']

function Cards() {
  const { short, long, hint, label, action } = useSample()
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {looks.map((look, index) => (
        <KidsCard
          key={look}
          look={look}
          picture={pictures[index % pictures.length] ?? 'classes'}
          seed={`course-${index}`}
          title={index % 2 ? long : short}
          state={label}
          detail={hint}
          action={{ label: action, isMain: index < 3, onPress: doNothing }}
        />
      ))}
    </div>
  )
}

export const EachState: Story = { render: () => <Cards /> }

function Heads() {
  return (
    <>
      <KidsHead picture="homework" title="kidsWork.homework" />
      <KidsHead picture="quizzes" title="kidsWork.quizzes" />
      <KidsHead picture="halaqas" title="kidsWork.halaqas" />
      <KidsHead picture="archive" title="kidsWork.archive" />
    </>
  )
}

export const TitleOfEachPage: Story = { render: () => <Heads /> }

function Facts() {
  const { short, name } = useSample()
  return (
    <>
      <KidsTaskFacts course={{ name: short }} from={name} until="2026-11-30T15:00:00Z" />
      <KidsTaskFacts course={{ name: short }} until="2026-11-20T15:00:00Z" />
    </>
  )
}

export const FactsOfATask: Story = {
  render: () => <Facts />,
  play: ({ canvasElement }) =>
    waitUntil(() =>
      [/Until|حتى/, /It was for|كان موعده/].every((text) => text.test(canvasElement.innerText)),
    ),
}

function Stage() {
  const { short, text, action, label } = useSample()
  return (
    <KidsStage
      title={short}
      seed="course-1"
      top={label}
      bottom={<button>{action}</button>}
      onClose={doNothing}
    >
      <p>{text}</p>
    </KidsStage>
  )
}

export const WholeWindow: Story = {
  render: () => <Stage />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'dialog[open]')
  },
}

function Stars() {
  const { short, text } = useSample()
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      {[0, 1, 2, 3].map((count) => (
        <KidsStars key={count} count={count} title={short}>
          {text}
        </KidsStars>
      ))}
    </div>
  )
}

export const StarsByCount: Story = { render: () => <Stars /> }
