import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type FormEvent, useId, useState } from 'react'
import { type Scenario, applyScenario, loadScenarios } from './scenarios.ts'

/**
 * For the development build only: chooses the mock world and the scenario that this browser sees. Production code
 * must not import it.
 */
export function ScenarioPanel() {
  const styles = useStyles()
  const panel = useId()
  const [scenarios, setScenarios] = useState<readonly Scenario[]>([])
  const [problem, setProblem] = useState<string>()

  async function load() {
    if (scenarios.length) return
    try {
      setScenarios(await loadScenarios())
      setProblem(undefined)
    } catch (error) {
      setProblem(String(error))
    }
  }
  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    try {
      await applyScenario(String(form.get('world')), String(form.get('scenario')))
      location.reload()
    } catch (error) {
      setProblem(String(error))
    }
  }
  return (
    <div className={styles.root} lang="en">
      <Button popoverTarget={panel} onClick={() => void load()}>
        Mock world
      </Button>
      <div id={panel} popover="auto" role="dialog" aria-label="Mock world" className={styles.panel}>
        <form dir="ltr" className={styles.form} onSubmit={(event) => void apply(event)}>
          <Fields scenarios={scenarios} />
          {problem && <p role="alert">{problem}</p>}
          <Button type="submit" appearance="primary">
            Apply and reload
          </Button>
        </form>
      </div>
    </div>
  )
}

function Fields({ scenarios }: { scenarios: readonly Scenario[] }) {
  const styles = useStyles()
  const list = useId()
  return (
    <>
      <label className={styles.field}>
        World (empty: the one you are in)
        <input name="world" pattern="[A-Za-z0-9_.\-]{1,64}" autoComplete="off" className={styles.input} />
      </label>
      <label className={styles.field}>
        Scenario (empty: none)
        <input name="scenario" list={list} autoComplete="off" className={styles.input} />
      </label>
      <datalist id={list}>
        {scenarios.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <dl className={styles.list}>
        {scenarios.map(({ name, description }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const useStyles = makeStyles({
  root: { position: 'fixed', insetBlockEnd: '16px', insetInlineStart: '16px', zIndex: 1000 },
  panel: {
    position: 'fixed',
    insetBlock: 'auto 64px',
    insetInline: '16px auto',
    boxSizing: 'border-box',
    width: 'min(360px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 96px)',
    overflowY: 'auto',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
  },
  form: { display: 'grid', gap: '12px' },
  field: { display: 'grid', gap: '4px' },
  input: { minHeight: '36px', font: 'inherit', paddingInline: '8px' },
  list: { maxHeight: '40dvh', overflowY: 'auto', margin: 0 },
  name: { fontFamily: tokens.fontFamilyMonospace },
  description: { marginInlineStart: '16px', color: tokens.colorNeutralForeground2 },
})
