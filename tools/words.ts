// npm run words: checks the words of names, comments, titles and texts, with the packages installed if needed.
import { ensureInstalled } from './install.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  await ensureInstalled()
  await import('./checks/words.ts')
})
