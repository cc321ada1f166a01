import { makeStyles, Radio, RadioGroup } from '@fluentui/react-components'
import type { User } from '#sdk'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { alignedChoices } from '#web/form/alignedChoices.ts'
import { ChoiceLabel } from '#web/form/ChoiceLabel.tsx'
import { useStores } from '#web/state/stores.ts'
import { LoginForm } from './LoginForm.tsx'
import { isStaffRole, type StaffRole, staffRoles } from './staffRoles.ts'
import { useEarlyRole } from './useEarlyRole.ts'

interface StaffFormProps {
  /** Chosen at first */
  role?: StaffRole
  onSignedIn: (user: User) => Promise<void>
}

/** The sign-in form of both staff roles. */
export function StaffForm({ role = 'institute_admin', onSignedIn }: StaffFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { refusedForm } = useStores()
  const refused = refusedForm?.name === 'staff' ? refusedForm.values.user_type : undefined
  const [userType, setUserType] = useState(isStaffRole(refused) ? refused : role)
  const root = useRef<HTMLDivElement>(null)
  useEarlyRole(root, staffRoles, userType, setUserType)
  return (
    <>
      <div ref={root}>
        <RadioGroup
          name="user_type"
          layout="horizontal"
          className={styles.roles}
          aria-label={intl.formatMessage({ id: 'auth.whoIsIt' })}
          value={userType}
          onChange={(_, { value }) => setUserType(value === 'operator' ? 'operator' : 'institute_admin')}
        >
          {staffRoles.map((each) => (
            <Radio
              key={each}
              value={each}
              form="form-staff"
              label={
                <ChoiceLabel>
                  <FormattedMessage id={`auth.role.${each}`} />
                </ChoiceLabel>
              }
            />
          ))}
        </RadioGroup>
      </div>
      <LoginForm userType={userType} onSignedIn={onSignedIn} />
    </>
  )
}

const useStyles = makeStyles({ roles: alignedChoices })
