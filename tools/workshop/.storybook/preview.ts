// Outside the repository's package `#web` would not resolve.
import { preview } from '../../../web/workshop/preview.tsx'

// Storybook reads this file's source too, and looks for an object in it.
export default { ...preview }
