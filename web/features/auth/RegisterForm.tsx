import { makeStyles } from '@fluentui/react-components'
import type { User } from '#sdk'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useClients } from '#web/api/clients.ts'
import { formatError, isInterrupted } from '#web/api/formatError.ts'
import { FormError } from '#web/form/FormError.tsx'
import { Form } from '#web/form/Form.tsx'
import { openAlert } from '#web/state/dialogs.ts'
import { removeDraft } from '#web/storage/drafts.ts'
import { useStores } from '#web/state/stores.ts'
import { useToday } from '#web/time/viewer.ts'
import { AccountFields } from './AccountFields.tsx'
import { Consents } from './Consents.tsx'
import { KidList } from './KidList.tsx'
import { KidStep } from './KidStep.tsx'
import { register, isSignedInAfterRegistering } from './register.ts'
import { PersonFields } from './PersonFields.tsx'
import {
  accountRules,
  createRegisterRules,
  isOfAccount,
  passwordsDiffer,
  type Values,
} from './registerRules.ts'
import { SocialButtons } from './social/SocialButtons.tsx'
import { StepButtons } from './StepButtons.tsx'
import { type Step, StepHead } from './StepHead.tsx'
import { useKids } from './useKids.ts'

export interface RegisterFormProps {
  registerType: 'student' | 'tutor'
  /** @param to where a social sign-in leads when no page was requested */
  onSignedIn: (user: User, to?: string) => Promise<void>
  onRegistered: (email: string) => void
}

/** Of either role: who chooses the other one keeps what was typed. */
const DRAFT = 'register'

interface OpenKid {
  /** Undefined: a new kid */
  index: number | undefined
  /** The parent's last name, as a default */
  parent: string
}

/**
 * The registration form of a student with kids, or of a tutor, in two steps; some pages sign in at once. An error of
 * the server is shown at the step that has its field.
 * @see specification section 5, Register
 */
export function RegisterForm({ registerType, onSignedIn, onRegistered }: RegisterFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const { pathname } = useLocation()
  const { dialogs } = useStores()
  const today = useToday()
  const { kids, save: saveKid, remove, clear: clearKids } = useKids()
  const [open, setOpen] = useState<OpenKid>()
  const [step, setStep] = useState<Step>('account')
  // The e-mail of an attempt whose response was lost: its account may be there
  const unanswered = useRef<string>(undefined)
  const isFirst = step === 'account'
  const isParent = registerType === 'student'
  const opened = open && open.index !== undefined ? kids[open.index] : undefined
  return (
    <>
      {open && (
        <KidStep
          key={open.index}
          kid={opened ?? { last_name: open.parent }}
          isNew={opened === undefined}
          onSave={(kid) => {
            saveKid(kid, open.index)
            setOpen(undefined)
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {/* Stays mounted while a kid is edited, which keeps all values, passwords included */}
      <div hidden={open !== undefined}>
        <Form<Values>
          label={intl.formatMessage({ id: 'auth.register' })}
          rules={isFirst ? accountRules : createRegisterRules(today)}
          check={passwordsDiffer}
          draft={DRAFT}
          tellsErrors={false}
          onSubmit={(values) => (isFirst ? showPerson() : send({ ...values, register_type: registerType }))}
        >
          {({ isBusy, error, values }) => (
            <div className={styles.fields}>
              <StepHead step={step} />
              <FormError error={error} />
              {/* Both steps stay mounted, which keeps the names of their fields and a country that was chosen */}
              <div hidden={!isFirst}>
                <div className={styles.fields}>
                  <AccountFields password={values.password ?? ''} />
                </div>
              </div>
              <div hidden={isFirst}>
                <div className={styles.fields}>
                  <PersonFields today={today} />
                  {isParent && (
                    <KidList
                      kids={kids}
                      onOpen={(index) => setOpen({ index, parent: values.last_name ?? '' })}
                      onRemove={remove}
                    />
                  )}
                  <Consents />
                </div>
              </div>
              <StepButtons step={step} isBusy={isBusy} onBack={() => setStep('account')} />
            </div>
          )}
        </Form>
        {isFirst && isParent && <SocialButtons onSignedIn={onSignedIn} />}
      </div>
    </>
  )

  async function showPerson(): Promise<'step'> {
    setStep('person')
    return 'step'
  }

  async function send(values: Values & { register_type: 'student' | 'tutor' }) {
    try {
      const payload = isParent && kids.length ? { ...values, kids: [...kids] } : values
      const isRepeated = unanswered.current === values.email
      const user = await register(clients, payload, isSignedInAfterRegistering(pathname), isRepeated)
      clearKids()
      removeDraft(DRAFT)
      await (user ? onSignedIn(user) : onRegistered(values.email))
    } catch (error) {
      if (isInterrupted(error)) unanswered.current = values.email
      if (isOfAccount(error)) setStep('account')
      openAlert(dialogs, { intent: 'error', text: formatError(error, intl) })
      throw error
    }
  }
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '16px' },
})
