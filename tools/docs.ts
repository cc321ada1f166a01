// npm run docs: the three documents of the contract as pages in dist/docs, with provenance and open questions.
import { ensureInstalled } from './install.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  await ensureInstalled()
  const { buildDocs } = await import('./docs/buildDocs.ts')
  await buildDocs('dist/docs')
  console.log('dist/docs/index.html')
})
