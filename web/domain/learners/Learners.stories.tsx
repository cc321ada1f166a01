import type { StudentGroup } from '#sdk'
import { type ReactNode, useState } from 'react'
import { mock } from '#mocks/msw.ts'
import { query } from '#web/api/query.ts'
import type { DualListItem } from '#web/ui/DualList.tsx'
import { choose, findElement, press, typeText, waitUntilGone } from '#web/workshop/interact.ts'
import { StoryData } from '#web/workshop/StoryData.tsx'
import { FOREVER, type Meta, type Story } from '#web/workshop/story.ts'
import { useSample } from '#web/workshop/useSample.ts'
import { AssignStudents } from './AssignStudents.tsx'
import { type ChosenGroups, GroupPicker } from './GroupPicker.tsx'
import { LearnerLists } from './LearnerLists.tsx'
import { PeopleList } from './PeopleList.tsx'

export default {
  component: AssignStudents,
  subcomponents: { GroupPicker, LearnerLists, PeopleList },
  parameters: { signedInAs: 'institute_admin' },
} satisfies Meta

const groups = query('/students-groups/list/', { query: { page: 1, page_size: 10 } })
const nothing = { success: true as const, data: [], total: 0, page: 1, page_size: 25 }

/** Renders a story with a group that has students. */
function OneGroup({ children }: { children: (group: StudentGroup) => ReactNode }) {
  return (
    <StoryData query={groups}>
      {({ data }) => {
        const group = data.find(({ students }) => students.length > 1)
        return group && children(group)
      }}
    </StoryData>
  )
}

function Assigning({ isFull = false }: { isFull?: boolean }) {
  return (
    <OneGroup>
      {({ id, name, students, max_students }) => (
        <AssignStudents
          title={name}
          students={students}
          read={query('/students-groups/detail/{id}/', { path: { id } })}
          max={isFull ? students.length : max_students}
          area="/students-groups/"
          back="/"
          save={(clients, student_ids) =>
            clients.api.POST('/students-groups/{id}/assign/', {
              params: { path: { id } },
              body: { student_ids },
            })
          }
        />
      )}
    </OneGroup>
  )
}

const SAVE = '[role=status] ~ button'
const removeOneAndSave: Story['play'] = async ({ canvasElement }) => {
  await findElement(canvasElement, `${SAVE}[aria-disabled=true]`)
  await press(canvasElement, '[data-rows=taken] button')
  await findElement(canvasElement, `${SAVE}:not([aria-disabled=true])`)
  await press(canvasElement, SAVE)
}

export const Assigned: Story = {
  render: () => <Assigning />,
  async play(context) {
    await removeOneAndSave(context)
    await findElement(context.canvasElement, `${SAVE}[aria-disabled=true]`)
  },
}
export const FullGroup: Story = {
  render: () => <Assigning isFull />,
  async play({ canvasElement }) {
    await findElement(canvasElement, '[data-rows=offered] button[aria-disabled=true]')
  },
}
export const RefusedAssignment: Story = {
  render: () => <Assigning />,
  parameters: { handlers: [mock.status('assignStudentGroup', 500)] },
  async play(context) {
    await removeOneAndSave(context)
    await findElement(context.canvasElement, '[role=alert]')
  },
}

function Lists() {
  const { label } = useSample()
  const [chosen, setChosen] = useState<readonly DualListItem[]>([])
  return <LearnerLists taken={label} chosen={chosen} max={5} onChange={setChosen} />
}

export const LearnersToChooseFrom: Story = {
  render: () => <Lists />,
  async play({ canvasElement }) {
    await press(canvasElement, '[data-rows=offered] button')
    await findElement(canvasElement, '[data-rows=taken] button')
  },
}
export const LearnersOfATutor: Story = { ...LearnersToChooseFrom, parameters: { signedInAs: 'tutor' } }
export const LearnersAreLoading: Story = {
  render: () => <Lists />,
  parameters: { handlers: [mock.latency('listLearners', FOREVER)] },
}
export const NoLearnerIsFound: Story = {
  render: () => <Lists />,
  async play({ canvasElement }) {
    await findElement(canvasElement, '[data-rows=offered] button')
    await typeText(canvasElement, 'input[type=search]', 'zzzz')
    await waitUntilGone(canvasElement, '[data-rows=offered] button')
  },
}
export const NoLearnersYet: Story = {
  render: () => <Lists />,
  parameters: { handlers: [mock('listLearners', 200, nothing)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'p[role=status]')
  },
}

function Groups() {
  const [picked, setPicked] = useState<ChosenGroups>()
  return (
    <>
      <GroupPicker
        onPick={async (chosen) => {
          setPicked(chosen)
          return true
        }}
      />
      <output>{JSON.stringify(picked)}</output>
    </>
  )
}

export const WholeGroup: Story = {
  render: () => <Groups />,
  async play({ canvasElement }) {
    const option = await findElement(canvasElement, 'option:not([value=""])')
    await choose(canvasElement, 'select', option.getAttribute('value') ?? '')
    await press(canvasElement, 'button:not([aria-disabled=true])')
    await findElement(canvasElement, 'output:not(:empty)')
    await findElement(canvasElement, 'button[aria-disabled=true]')
  },
}
export const NoGroups: Story = {
  render: () => <Groups />,
  parameters: { handlers: [mock('listLearnerGroups', 200, nothing)] },
  async play({ canvasElement }) {
    await findElement(canvasElement, 'p')
  },
}

function People({ isEmpty = false }: { isEmpty?: boolean }) {
  const { label, hint } = useSample()
  return (
    <OneGroup>
      {({ students }) => <PeopleList title={label} people={isEmpty ? [] : students} empty={hint} />}
    </OneGroup>
  )
}

export const PeopleForStaff: Story = {
  render: () => <People />,
  async play({ canvasElement }) {
    await findElement(canvasElement, 'li a')
  },
}
export const NoPeople: Story = { render: () => <People isEmpty /> }
export const PeopleForTheTutor: Story = {
  render: function PeopleForTheTutorStory() {
    const { label, hint, name, long } = useSample()
    const people = [name, long].map((each, id) => ({
      id,
      name: each,
      profile_picture_url: null,
      guardian: name,
    }))
    return <PeopleList title={label} people={people} empty={hint} />
  },
  parameters: { signedInAs: 'tutor' },
}
