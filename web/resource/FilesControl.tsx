import { useClients } from '#web/api/clients.ts'
import { FileField } from '#web/form/FileField.tsx'
import type { FileLimits } from '#web/form/files.ts'
import type { ControlProps } from './SelectControls.tsx'

/** The files of a record, uploaded when chosen. */
export function FilesControl({ name, label, isRequired, ...limits }: ControlProps & FileLimits) {
  const clients = useClients()
  return (
    <FileField
      name={name}
      label={label}
      isRequired={isRequired}
      accept={limits.accept}
      countMax={limits.countMax}
      sizeMax={limits.sizeMax}
      upload={clients.upload}
    />
  )
}
