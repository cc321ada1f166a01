import { makeStyles } from '@fluentui/react-components'
import { Outlet } from 'react-router-dom'
import { Footer } from './Footer.tsx'

/** The layout of public pages: the page and the footer. */
export function PublicLayout() {
  const styles = useStyles()
  return (
    <>
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}

const useStyles = makeStyles({ main: { flexGrow: 1, minWidth: 0 } })
