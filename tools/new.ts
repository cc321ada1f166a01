// npm run new -- list NAME ... and npm run new -- page NAME ...: write the files of a managed list or of a public page.
import { addList } from './new/addList.ts'
import { addPage } from './new/addPage.ts'
import { parseArguments, usage } from './new/parseArguments.ts'
import { ensureInstalled } from './install.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  const request = parseArguments(process.argv.slice(2))
  if (typeof request === 'string') {
    console.error(`${request}\n\n${usage}`)
    process.exitCode = 64
    return
  }
  await ensureInstalled()
  const files = request.kind === 'list' ? addList(request) : addPage(request)
  console.log(files.join('\n'))
})
