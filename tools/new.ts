// npm run new -- list NAME ... and npm run new -- page NAME ...: write the files of a managed list or of a public page.
import { planList } from './new/addList.ts'
import { planPage } from './new/addPage.ts'
import { assertFree } from './new/assertFree.ts'
import { parseArguments, usage } from './new/parseArguments.ts'
import { writeFiles } from './new/writeFiles.ts'
import { ensureInstalled } from './install.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  const args = process.argv.slice(2)
  if (!args.length) throw new Error(usage)
  const request = parseArguments(args, assertFree)
  await ensureInstalled()
  const files = writeFiles(request.kind === 'list' ? planList(request) : planPage(request))
  console.log(files.join('\n'))
})
