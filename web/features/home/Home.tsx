import { makeStyles } from '@fluentui/react-components'
import { media } from '#web/theme/tokens.ts'
import { ClosingCall } from './ClosingCall.tsx'
import { FeaturedTutors } from './FeaturedTutors.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { KidsBand } from './KidsBand.tsx'
import { NextWebinar } from './NextWebinar.tsx'
import { FrequentQuestions } from './FrequentQuestions.tsx'
import { Subjects } from './Subjects.tsx'
import { Testimonials } from './Testimonials.tsx'

const bands = [
  Subjects,
  FeaturedTutors,
  NextWebinar,
  HowItWorks,
  KidsBand,
  Testimonials,
  FrequentQuestions,
  ClosingCall,
]

/** The home page; each section fetches its data and handles errors on its own. */
export function Home() {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Hero />
      {bands.map((Band, index) => (
        <div key={bands.indexOf(Band)} {...(index === 0 && { id: 'below' })} data-later="">
          <Band />
        </div>
      ))}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '32px',
    paddingBottom: '32px',
    // A section that has nothing to show takes no gap
    '> :empty': { display: 'none' },
    [media.tablet]: { gap: '64px', paddingBottom: '64px' },
    [media.desktop]: { gap: '96px', paddingBottom: '96px' },
  },
})
