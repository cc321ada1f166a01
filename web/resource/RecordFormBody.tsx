import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ApiError, type Clients } from '#sdk'
import { type ComponentType, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { useRepeatKey } from '#web/api/useRepeatKey.ts'
import { Form, type Rules } from '#web/form/Form.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { useViewer } from '#web/time/viewer.ts'
import { FieldControl } from './FieldControl.tsx'
import type { Fields, FieldSpec } from './fields.ts'
import type { ModelOf, SavePath, UpdatePath } from './apiTypes.ts'
import { explainDeletion } from './explainDeletion.ts'
import { findPastTimes } from './findPastTimes.ts'
import { type FormProps, type Identified, getRecordName } from './resource.ts'
import { toMessageId } from './toMessageId.ts'
import { useUnchanged } from './useUnchanged.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

/** The declaration of a form of records. */
export interface RecordFormDeclaration<Path extends SavePath, Row extends Identified> {
  /** Name of the resource: the fields' texts are `<resource>.fields.<name>` */
  texts: string
  insert: Path
  update: UpdatePath<Path>
  fields: Fields<Omit<ModelOf<Path>, 'Id'>>
  /** Converts a record to form values */
  toModel: (row: Row) => Partial<{ [Name in keyof ModelOf<Path>]: unknown }>
  /** Validates several fields together: message ids by field name */
  check?: (values: Partial<Omit<ModelOf<Path>, 'Id'>>) => { [field: string]: string }
  /** Fields of times that must be still to come, unless the record has them */
  timesToCome?: readonly (keyof ModelOf<Path> & string)[]
  /** Shown below the fields, such as a preview */
  Preview?: ComponentType<{ id: number | undefined; values: Partial<ModelOf<Path>> }>
  /** Asks before a change that other people lose something by is saved */
  question?: {
    /** @param row the record as the form shows it */
    isNeeded: (row: Row, values: Partial<ModelOf<Path>>) => boolean
    Question: ComponentType<SaveQuestionProps<Row, Partial<ModelOf<Path>>>>
  }
}

/** Props of a question that is asked before a record is saved. */
export interface SaveQuestionProps<Row, Values> {
  row: Row
  values: Values
  onAnswer: (isAgreed: boolean) => void
}

interface RecordFormBodyProps<Path extends SavePath, Row extends Identified> extends FormProps<Row> {
  declaration: RecordFormDeclaration<Path, Row>
}

/** The form of a record, as its declaration describes it. */
export function RecordFormBody<Path extends SavePath, Row extends Identified>({
  declaration,
  row,
  read,
  onSaved,
  onClose,
  onStale,
  onRisk,
}: RecordFormBodyProps<Path, Row>) {
  const { texts, insert, update, fields, toModel, check, timesToCome = [], Preview, question } = declaration
  const entries = Object.entries<FieldSpec<unknown>>(fields)
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const repeat = useRepeatKey()
  const { notifications } = useStores()
  const { base, assertUnchanged, keepLost } = useUnchanged({ row, read, texts, fields, toModel })
  const { asked, confirm } = useConfirmation()
  const Question = asked && question?.Question
  const { clock } = useViewer()
  const label = intl.formatMessage({ id: toMessageId(`${texts}.${row ? 'edit' : 'create'}`) })
  return (
    <Form<object>
      label={label}
      rules={toRules(entries)}
      {...(base ? { initial: toTypedValues(toModel(base), Object.keys(fields)) } : {})}
      check={(values) => ({
        ...check?.(values),
        ...findPastTimes(timesToCome, toRecord(values), base ? toModel(base) : {}, Date.now() + clock.offset),
      })}
      hasSummary={entries.length > 6}
      isGuarded
      savesByKey
      onRisk={onRisk}
      draft={row ? `${texts}-${row.id}` : texts}
      isDraftForReload
      onSubmit={async (values) => {
        const fail = (error: unknown) => {
          keepLost(error, toRecord(values))
          if (error instanceof ApiError && [404, 409].includes(error.status)) onStale()
          throw row ? explainDeletion(error, intl) : error
        }
        // The fields are the model's
        if (base && question?.isNeeded(base, values as Partial<ModelOf<Path>>)) {
          await assertUnchanged(toRecord(values)).catch(fail)
          if (!(await confirm())) return 'step'
        }
        const saved = row
          ? assertUnchanged(toRecord(values)).then((sent) =>
              save(clients, update, sent, { path: { id: row.id } }),
            )
          : repeat(values, (header) => save(clients, insert, values, { header }))
        const id = await saved.catch(fail)
        notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
        onSaved(id, getRecordName({ id: id ?? 0, ...values }))
        return undefined
      }}
    >
      {({ isBusy, error, values }) => (
        <div className={styles.root}>
          <FormError error={error} />
          <div className={styles.fields}>
            {entries.map(([name, { control, isRequired, isShort }]) => (
              <div key={name} className={isShort ? undefined : styles.wide}>
                <FieldControl
                  control={control}
                  name={name}
                  texts={texts}
                  isRequired={isRequired}
                  label={intl.formatMessage({ id: toMessageId(`${texts}.fields.${name}`) })}
                />
              </div>
            ))}
          </div>
          {
            Preview && (
              <Preview id={row?.id} values={values as Partial<ModelOf<Path>>} />
            ) /* The fields are the model's */
          }
          {Question && base && (
            <Suspense>
              <Question row={base} values={values as Partial<ModelOf<Path>>} onAnswer={asked.answer} />
            </Suspense>
          )}
          <div className={styles.actions}>
            <Button size="large" onClick={onClose}>
              <FormattedMessage id="ui.cancel" />
            </Button>
            <SubmitButton isBusy={isBusy}>
              <FormattedMessage id={isBusy ? 'resource.saving' : 'resource.save'} />
            </SubmitButton>
          </div>
        </div>
      )}
    </Form>
  )
}

/** Asks a question before the record is saved; `confirm` shows it and resolves to its answer. */
function useConfirmation() {
  const [asked, setAsked] = useState<{ answer: (isAgreed: boolean) => void }>()
  const confirm = () => new Promise<boolean>((answer) => setAsked({ answer }))
  return { asked, confirm: () => confirm().finally(() => setAsked(undefined)) }
}

/** One rule per field. */
function toRules(entries: readonly (readonly [string, FieldSpec<unknown>])[]): Rules<object> {
  return Object.fromEntries(entries.map(([name, { rule }]) => [name, rule])) as Rules<object>
}

function toRecord(values: object): Record<string, unknown> {
  return { ...values }
}

/** Converts a model to form values: numbers become text, lists and files stay. */
function toTypedValues(model: object, names: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(model)
      .filter(([name]) => names.includes(name))
      .map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )
}

/** openapi-fetch cannot infer types from a variable path; the declaration has checked path and model. */
async function save(
  clients: Clients,
  path: SavePath,
  values: object,
  params: { path?: { id: number }; header?: { 'Idempotency-Key': string } },
): Promise<number | undefined> {
  const id = params.path?.id
  const post = clients.api.POST as (
    path: string,
    init: object,
  ) => Promise<{ data?: { data?: { id?: number } } }>
  const { data } = await post(path, {
    params,
    body: { Id: id ?? 0, ...values },
  })
  return data?.data?.id ?? id
}

const useStyles = makeStyles({
  // At least as high as the panel without its head (65 px) and its padding, so that the actions end it
  root: { display: 'flex', flexDirection: 'column', gap: '20px', minHeight: 'calc(100dvh - 113px)' },
  fields: {
    display: 'grid',
    gap: '20px 16px',
    alignItems: 'start',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  wide: { gridColumn: '1 / -1', minWidth: 0 },
  // Stays in sight at the lower edge of the panel, over its padding
  actions: {
    position: 'sticky',
    bottom: '-24px',
    zIndex: 1,
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '12px',
    marginTop: 'auto',
    marginBottom: '-24px',
    marginInline: '-24px',
    padding: '12px 24px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})
