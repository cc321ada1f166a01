import { makeStyles } from '@fluentui/react-components'
import { Outlet } from 'react-router-dom'

/** The layout of the meeting room: the page without header and footer. */
export function ZoomLayout() {
  const styles = useStyles()
  return (
    <main id="main" className={styles.root}>
      <Outlet />
    </main>
  )
}

const useStyles = makeStyles({ root: { flexGrow: 1, minWidth: 0 } })
