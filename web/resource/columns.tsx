import type { Person } from '#sdk'
import { Rating } from '#web/ui/Rating.tsx'
import { Status } from '#web/ui/Status.tsx'
import { DateTimeCell } from './DateTimeCell.tsx'
import { PersonCell } from './PersonCell.tsx'
import { toMessageId } from './toMessageId.ts'
import type { Column } from './resource.ts'

/** Column types: each takes the name of a field that the row must have. */

type WithField<Name extends string, Value> = { readonly [Key in Name]: Value }
type Options = { sort?: boolean; isExtra?: boolean; isUncut?: boolean }

/** A column for a text or number. */
export function plain<Name extends string>(
  name: Name,
  options: Options = {},
): Column<WithField<Name, string | number | null>> {
  return {
    name,
    show: (row, { number }) =>
      typeof row[name] === 'number' ? number(row[name]) : <bdi>{row[name] ?? '–'}</bdi>,
    text: (row) => row[name],
    ...toColumnOptions(name, options),
  }
}

/** A column for a number, aligned to the end. */
export function figure<Name extends string>(
  name: Name,
  options: Options = {},
): Column<WithField<Name, number | null>> {
  return {
    name,
    isFigure: true,
    show: (row, { number }) => (row[name] === null ? '–' : number(row[name])),
    text: (row) => row[name],
    ...toColumnOptions(name, options),
  }
}

/** A column for a calendar day. */
export function day<Name extends string>(
  name: Name,
  options: Options = {},
): Column<WithField<Name, string | null>> {
  return {
    name,
    show: (row, formats) =>
      row[name] ? <DateTimeCell instant={row[name]}>{formats.day(row[name])}</DateTimeCell> : '–',
    text: (row) => row[name],
    ...toColumnOptions(name, options),
  }
}

/** A column for a time in the viewer's zone. */
export function dateTime<Name extends string>(
  name: Name,
  options: Options = {},
): Column<WithField<Name, string | null>> {
  return {
    name,
    isDateTime: true,
    show: (row, formats) =>
      row[name] ? <DateTimeCell instant={row[name]}>{formats.dateTime(row[name])}</DateTimeCell> : '–',
    text: (row) => row[name],
    ...toColumnOptions(name, options),
  }
}

/** A column for a person with portrait. */
export function person<Name extends string>(
  name: Name,
  options: Options = {},
): Column<WithField<Name, Pick<Person, 'name' | 'profile_picture_url' | 'is_inactive'> | null>> {
  return {
    name,
    show: (row) => (row[name] ? <PersonCell {...row[name]} /> : '–'),
    text: (row) => row[name]?.name ?? null,
    ...toColumnOptions(name, options),
  }
}

/** A column for a thing with a name, such as a course. */
export function named<Name extends string>(
  name: Name,
  options: Options = {},
): Column<WithField<Name, { name: string } | null>> {
  return {
    name,
    show: (row) => <bdi>{row[name]?.name ?? '–'}</bdi>,
    text: (row) => row[name]?.name ?? null,
    ...toColumnOptions(name, options),
  }
}

/** A column for an average rating. */
export function rating<Name extends string>(
  name: Name,
  options: Options = {},
): Column<WithField<Name, number | null>> {
  return {
    name,
    isUncut: true,
    show: (row) => <Rating value={row[name]} />,
    text: (row) => row[name],
    ...toColumnOptions(name, options),
  }
}

/** A column for a state, as a chip; its texts are `<texts>.<value>`. */
export function status<Name extends string, Value extends string, Texts extends string>(
  name: Name,
  texts: WithTexts<Texts, Value>,
  tones: { readonly [Key in Value]: Tone },
  options: Options = {},
): Column<WithField<Name, Value>> {
  return {
    name,
    show: (row, { text }) => (
      <Status tone={tones[row[name]]}>{text(toMessageId(`${texts}.${row[name]}`))}</Status>
    ),
    text: (row, { text }) => text(toMessageId(`${texts}.${row[name]}`)),
    texts: Object.keys(tones).map((value) => `${texts}.${value}`),
    ...toColumnOptions(name, options),
  }
}

/** A column for a boolean; its texts are `<texts>.true` and `<texts>.false`. */
export function flag<Name extends string, Texts extends string>(
  name: Name,
  texts: WithTexts<Texts, 'true' | 'false'>,
  options: Options = {},
): Column<WithField<Name, boolean>> {
  return {
    name,
    show: (row, { text }) => (
      <Status tone={row[name] ? 'good' : 'neutral'}>
        {text(toMessageId(`${texts}.${String(row[name])}`))}
      </Status>
    ),
    text: (row, { text }) => text(toMessageId(`${texts}.${String(row[name])}`)),
    texts: [`${texts}.true`, `${texts}.false`],
    ...toColumnOptions(name, options),
  }
}

/** The beginning of text ids; never if the text of one of the values is missing. */
type WithTexts<Texts extends string, Value extends string> = `${Texts}.${Value}` extends MessageId
  ? Texts
  : never

type Tone = 'good' | 'waiting' | 'bad' | 'neutral'

function toColumnOptions(name: string, { sort = false, isExtra = false, isUncut = false }: Options) {
  return {
    ...(sort ? { sort: name } : {}),
    ...(isExtra ? { isExtra } : {}),
    ...(isUncut ? { isUncut } : {}),
  }
}
