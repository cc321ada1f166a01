import { Button } from '@fluentui/react-components'
import { HeartFilled } from '@fluentui/react-icons/svg/heart'
import { useIntl } from 'react-intl'
import { toggleFavourite } from '#web/state/favourites.ts'
import { useFavourites, useStores } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { RepeatedIcon } from '#web/ui/RepeatedIcon.tsx'

interface FavouriteButtonProps {
  id: number
  name: string
  className?: string
}

/** Saves a tutor as a favourite on this device. */
export function FavouriteButton({ id, name, className }: FavouriteButtonProps) {
  const intl = useIntl()
  const { favourites } = useStores()
  const isFavourite = useFavourites().tutors.includes(id)
  return (
    <Button
      appearance="transparent"
      icon={isFavourite ? <HeartFilled color={brandTokens.bad} /> : <RepeatedIcon name="heart" />}
      aria-pressed={isFavourite}
      aria-label={intl.formatMessage({ id: 'tutors.keep' }, { name })}
      {...(className ? { className } : {})}
      onClick={() => toggleFavourite(favourites, id)}
    />
  )
}
