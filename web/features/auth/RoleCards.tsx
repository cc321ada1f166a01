import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { BuildingRegular } from '@fluentui/react-icons/svg/building'
import { HeadsetRegular } from '@fluentui/react-icons/svg/headset'
import { HatGraduationRegular } from '@fluentui/react-icons/svg/hat-graduation'
import { BookOpenRegular } from '@fluentui/react-icons/svg/book-open'
import { SparkleRegular } from '@fluentui/react-icons/svg/sparkle'
import type { FluentIcon } from '@fluentui/react-icons'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { brandTokens, media } from '#web/theme/tokens.ts'
import type { StaffRole } from './staffRoles.ts'
import { useEarlyRole } from './useEarlyRole.ts'

export type Role = 'student' | 'tutor' | 'kids'

interface RoleCardsProps<Choice extends Role | StaffRole> {
  name: string
  /** The form that sends the choice without script, by its id */
  form?: string
  legend: MessageId
  roles: readonly Choice[]
  chosen: Choice | undefined
  onChoose: (role: Choice) => void
}

const icons: Record<Role | StaffRole, FluentIcon> = {
  student: BookOpenRegular,
  tutor: HatGraduationRegular,
  kids: SparkleRegular,
  institute_admin: BuildingRegular,
  operator: HeadsetRegular,
}

const texts: Partial<Record<Role | StaffRole, MessageId>> = {
  student: 'auth.role.student.text',
  tutor: 'auth.role.tutor.text',
  kids: 'auth.role.kids.text',
}

/** The choice of a role: cards that are radio buttons for keyboard and screen readers. */
export function RoleCards<Choice extends Role | StaffRole>({
  name,
  form,
  legend,
  roles,
  chosen,
  onChoose,
}: RoleCardsProps<Choice>) {
  const styles = useStyles()
  const root = useRef<HTMLFieldSetElement>(null)
  useEarlyRole(root, roles, chosen, onChoose)
  return (
    <fieldset ref={root} className={styles.root}>
      <legend className={styles.legend}>
        <FormattedMessage id={legend} />
      </legend>
      {roles.map((role) => {
        const Icon: FluentIcon = icons[role]
        const text = texts[role]
        return (
          <label key={role} className={mergeClasses(styles.card, role === chosen && styles.chosen)}>
            <input
              type="radio"
              name={name}
              form={form}
              value={role}
              checked={role === chosen}
              className={styles.input}
              onChange={() => onChoose(role)}
            />
            <Icon aria-hidden="true" className={styles.icon} />
            <span className={styles.text}>
              <strong>
                <FormattedMessage id={`auth.role.${role}`} />
              </strong>
              {text && (
                <span className={styles.quiet}>
                  <FormattedMessage id={text} />
                </span>
              )}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Leads to the form of kids where no script runs; language and filters of the page are kept. */
export function PasscodeLink() {
  const search = new URLSearchParams(useLocation().search)
  search.set('login', 'kids')
  return (
    <a href={`?${search}`}>
      <FormattedMessage id="auth.role.kids.text" />
    </a>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  legend: {
    padding: 0,
    marginBottom: '8px',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  card: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    minHeight: '56px',
    // On a phone the whole form stands above the fold
    padding: '6px 16px',
    [media.tablet]: { padding: '12px 16px' },
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorBrandStroke1}` },
    // Not after a click, which the chosen card answers
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chosen: { border: `1px solid ${tokens.colorBrandStroke1}`, backgroundColor: brandTokens.brandSoft },
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  icon: { flexShrink: 0, width: '28px', height: '28px', color: tokens.colorBrandForeground1 },
  text: { display: 'flex', flexDirection: 'column', minWidth: 0, lineHeight: tokens.lineHeightBase300 },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})
