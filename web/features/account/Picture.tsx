import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CameraRegular } from '@fluentui/react-icons/svg/camera'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { type User, unwrapData } from '#sdk'
import { Suspense, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { notify } from '#web/state/notifications.ts'
import { updateUser } from '#web/state/session.ts'
import { useStores } from '#web/state/stores.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { findPictureProblem } from './picture.ts'
import { createLazy } from '#web/ui/createLazy.ts'

const CropDialog = createLazy(() => import('./CropDialog.tsx'), 'CropDialog')

interface PictureProps {
  profile: Readonly<Pick<User, 'first_name' | 'last_name' | 'profile_picture_url'>>
  /** Text below the buttons */
  hint?: MessageId
  onChanged?: () => void
}

/** The user's picture with buttons to change or remove it. */
export function Picture({ profile, hint = 'picture.hint', onChanged }: PictureProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { api } = useClients()
  const { notifications, session } = useStores()
  const [chosen, setChosen] = useState<File>()
  // The dialog stays mounted during its closing animation
  const [isCropping, setCropping] = useState(false)
  const [problem, setProblem] = useState<MessageId>()
  const input = useRef<HTMLInputElement>(null)
  const name = formatFullName(profile)
  return (
    <div className={styles.root}>
      <Avatar name={name} picture={profile.profile_picture_url} size="huge" />
      <div className={styles.side}>
        <div className={styles.buttons}>
          <Button size="large" icon={<CameraRegular />} onClick={() => input.current?.click()}>
            <FormattedMessage id="picture.change" />
          </Button>
          {profile.profile_picture_url && (
            <Button size="large" appearance="subtle" icon={<DeleteRegular />} onClick={() => void remove()}>
              <FormattedMessage id="picture.remove" />
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'picture.change' })}
          className={styles.input}
          onChange={({ target }) => {
            choose(target.files?.[0])
            target.value = ''
          }}
        />
        <p className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
          <FormattedMessage id={problem ?? hint} />
        </p>
      </div>
      <Suspense>
        {chosen && (
          <CropDialog
            key={`${chosen.name} ${chosen.lastModified} ${chosen.size}`}
            file={chosen}
            isOpen={isCropping}
            onUnreadable={() => {
              setProblem('picture.unreadable')
              setCropping(false)
            }}
            onSaved={(picture) => {
              setCropping(false)
              applyPicture(picture)
            }}
            onClose={() => setCropping(false)}
          />
        )}
      </Suspense>
    </div>
  )

  function choose(file: File | undefined) {
    if (!file) return
    const found = findPictureProblem(file)
    setProblem(found)
    if (found) return
    setChosen(file)
    setCropping(true)
  }

  async function remove() {
    try {
      await unwrapData(api.DELETE('/account/picture/'))
      applyPicture(null)
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
    }
  }

  function applyPicture(picture: string | null) {
    updateUser(session, { profile_picture_url: picture })
    notify(notifications, 'success', intl.formatMessage({ id: 'profile.saved' }))
    onChanged?.()
  }
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '24px' },
  side: { position: 'relative', display: 'flex', flexDirection: 'column', gap: '8px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  input: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  problem: { margin: 0, color: tokens.colorPaletteRedForeground1 },
})
