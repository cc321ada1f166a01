import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { Popover } from '#web/ui/Popover.tsx'
import { usePopover } from '#web/ui/usePopover.ts'
import { ScenarioFields } from './ScenarioFields.tsx'
import { startWorld, loadStage, playScenario, type ScenarioState, formatScenario } from './scenarios.ts'

/**
 * Development only: chooses the scenario that the mock world of this browser plays, or starts a new world. Production
 * code must not import it.
 */
export function ScenarioPanel() {
  const styles = useStyles()
  const { isOpen, button, panel } = usePopover()
  const [stage, setStage] = useState<ScenarioState>()
  const [problem, setProblem] = useState<string>()

  async function runAction(action: () => Promise<void>) {
    try {
      setProblem(undefined)
      await action()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  function change(action: () => Promise<void>) {
    void runAction(async () => {
      await action()
      location.reload()
    })
  }
  function play(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [name = '', only = '', times = '', latency = ''] = ['name', 'only', 'times', 'latency'].map((key) =>
      String(form.get(key) ?? ''),
    )
    const added = formatScenario({ name, only, times, latency })
    const isAdded = form.get('add') !== null && stage?.scenario && added
    change(() => playScenario(isAdded ? `${stage.scenario}+${added}` : added))
  }

  return (
    <div className={styles.root} lang="en">
      <Button
        size="small"
        {...button}
        onClick={(event) => {
          button.onClick(event)
          if (!isOpen) void runAction(async () => setStage(await loadStage()))
        }}
      >
        Mock world
      </Button>
      {isOpen && (
        <Popover {...panel} align="start" className={styles.panel}>
          <div dir="ltr" role="group" aria-label="Mock world" className={styles.content}>
            {stage && (
              <p className={styles.now}>
                World <code>{stage.world}</code> plays <code>{stage.scenario ?? 'nothing special'}</code>
              </p>
            )}
            <form className={styles.form} onSubmit={play}>
              <ScenarioFields stage={stage} />
              <div className={styles.buttons}>
                <Button type="submit" appearance="primary">
                  Play and reload
                </Button>
                <Button onClick={() => change(() => playScenario(null))}>Stop</Button>
              </div>
            </form>
            <form
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault()
                const world = String(new FormData(event.currentTarget).get('world') ?? '')
                change(() => startWorld(world))
              }}
            >
              <label className={styles.field}>
                World (empty: the one you are in)
                <input
                  name="world"
                  pattern="[A-Za-z0-9_.\-]{1,64}"
                  autoComplete="off"
                  className={styles.input}
                />
              </label>
              <Button type="submit">Start again, signed out</Button>
            </form>
            {problem && (
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
          </div>
        </Popover>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  // The other side belongs to the WhatsApp button
  root: { position: 'fixed', insetBlockEnd: '16px', insetInlineStart: '16px', zIndex: 1000 },
  panel: { width: 'min(400px, calc(100vw - 32px))', padding: '16px' },
  content: { textAlign: 'start' },
  now: { margin: '0 0 12px', overflowWrap: 'anywhere' },
  form: {
    display: 'grid',
    gap: '12px',
    ':not(:first-of-type)': {
      marginTop: '16px',
      paddingTop: '16px',
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  field: { display: 'grid', gap: '4px' },
  input: { boxSizing: 'border-box', height: '36px', font: 'inherit', paddingInline: '8px' },
  buttons: { display: 'flex', gap: '8px' },
  problem: { margin: '12px 0 0', color: tokens.colorPaletteRedForeground1, overflowWrap: 'anywhere' },
})
