import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { Select } from '#web/ui/Select.tsx'
import type { ScenarioState } from './scenarios.ts'

/**
 * The fields for a scenario: which one, on which calls, how often.
 * @param stage undefined until it was loaded
 */
export function ScenarioFields({ stage }: { stage: ScenarioState | undefined }) {
  const styles = useStyles()
  const scenarios = useId()
  const operations = useId()
  const [name, setName] = useState('')
  const chosen = stage?.scenarios.find((scenario) => scenario.name === name)
  return (
    <>
      <label className={styles.field} htmlFor={scenarios}>
        Scenario
        <Select
          id={scenarios}
          isInForm
          name="name"
          value={name}
          options={[{ value: '', label: 'none' }, ...listOptions(stage)]}
          onChange={setName}
        />
      </label>
      <p className={styles.about}>{chosen?.description ?? 'The world as it is'}</p>
      <label className={styles.field}>
        Operations (empty: all that it concerns)
        <input
          name="only"
          list={operations}
          autoComplete="off"
          placeholder="listTutors"
          className={styles.input}
        />
      </label>
      <datalist id={operations}>
        {stage?.operations.map((id) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </datalist>
      <div className={styles.pair}>
        <label className={styles.field}>
          How many times
          <input
            name="times"
            inputMode="numeric"
            pattern="\d{1,6}"
            placeholder="always"
            className={styles.input}
          />
        </label>
        <label className={styles.field}>
          Delay in ms
          <input name="latency" pattern="\d{1,5}(-\d{1,5})?" placeholder="300-600" className={styles.input} />
        </label>
      </div>
      {stage?.scenario && (
        <label className={styles.check}>
          <input type="checkbox" name="add" />
          Beside what is played now
        </label>
      )}
    </>
  )
}

function listOptions(stage: ScenarioState | undefined) {
  return stage?.scenarios.map(({ name }) => ({ value: name, label: name })) ?? []
}

const useStyles = makeStyles({
  field: { display: 'grid', gap: '4px', minWidth: 0 },
  input: { boxSizing: 'border-box', width: '100%', minHeight: '36px', font: 'inherit', paddingInline: '8px' },
  about: { margin: '-8px 0 0', color: tokens.colorNeutralForeground2 },
  pair: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
  check: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '24px' },
})
