import { Radio, RadioGroup } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ChoiceLabel } from '#web/form/ChoiceLabel.tsx'
import { StaffLogin } from './StaffLogin.tsx'

/** The sign-in page of both staff roles, on every host. */
export function InstituteLogin() {
  const intl = useIntl()
  const [userType, setUserType] = useState<'institute_admin' | 'operator'>('institute_admin')
  return (
    <StaffLogin title="auth.institute.title" userType={userType}>
      <RadioGroup
        layout="horizontal"
        aria-label={intl.formatMessage({ id: 'auth.whoIsIt' })}
        value={userType}
        onChange={(_, { value }) => setUserType(value === 'operator' ? 'operator' : 'institute_admin')}
      >
        <Radio
          value="institute_admin"
          label={
            <ChoiceLabel>
              <FormattedMessage id="auth.role.institute_admin" />
            </ChoiceLabel>
          }
        />
        <Radio
          value="operator"
          label={
            <ChoiceLabel>
              <FormattedMessage id="auth.role.operator" />
            </ChoiceLabel>
          }
        />
      </RadioGroup>
    </StaffLogin>
  )
}
