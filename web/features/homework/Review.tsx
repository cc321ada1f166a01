import { makeStyles, tokens } from '@fluentui/react-components'
import type { Submission } from '#sdk'
import { FileLinks } from '#web/domain/files/FileLinks.tsx'

/** The tutor's review of an answer: comment and files. */
export function Review({ submission: { comment, review_files } }: { submission: Submission }) {
  const styles = useStyles()
  return (
    <>
      {comment && (
        <blockquote className={styles.comment}>
          <p dir="auto" className={styles.text}>
            {comment}
          </p>
        </blockquote>
      )}
      <FileLinks files={review_files} />
    </>
  )
}

const useStyles = makeStyles({
  comment: {
    margin: 0,
    paddingInlineStart: '16px',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandStroke1,
  },
  text: { margin: 0 },
})
