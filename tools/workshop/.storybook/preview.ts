// Outside the repository's package `#web` would not resolve.
import { preview } from '../../../web/workshop/preview.tsx'

export default preview
