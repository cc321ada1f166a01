import { makeStyles, Radio, RadioGroup } from '@fluentui/react-components'
import type { User } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { alignedChoices } from '#web/form/alignedChoices.ts'
import { ChoiceLabel } from '#web/form/ChoiceLabel.tsx'
import { LoginForm } from './LoginForm.tsx'

const roles = ['institute_admin', 'operator'] as const

/** A role of staff. */
export type StaffRole = (typeof roles)[number]

/** Whether a role is one of staff. */
export function isStaffRole(role: string | undefined): role is StaffRole {
  return roles.some((each) => each === role)
}

interface StaffFormProps {
  /** Chosen at first */
  role?: StaffRole
  onSignedIn: (user: User) => Promise<void>
}

/** The sign-in form of both staff roles. */
export function StaffForm({ role = 'institute_admin', onSignedIn }: StaffFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const [userType, setUserType] = useState(role)
  return (
    <>
      <RadioGroup
        layout="horizontal"
        className={styles.roles}
        aria-label={intl.formatMessage({ id: 'auth.whoIsIt' })}
        value={userType}
        onChange={(_, { value }) => setUserType(value === 'operator' ? 'operator' : 'institute_admin')}
      >
        {roles.map((each) => (
          <Radio
            key={each}
            value={each}
            label={
              <ChoiceLabel>
                <FormattedMessage id={`auth.role.${each}`} />
              </ChoiceLabel>
            }
          />
        ))}
      </RadioGroup>
      <LoginForm userType={userType} onSignedIn={onSignedIn} />
    </>
  )
}

const useStyles = makeStyles({ roles: alignedChoices })
