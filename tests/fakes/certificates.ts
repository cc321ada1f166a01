import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Certificate {
  readonly key: string
  readonly cert: string
  /** Path of the certificate, for NODE_EXTRA_CA_CERTS */
  readonly file: string
}

/** Makes a self-signed certificate for a name with openssl. */
export function createCertificate(name: string, folder: string): Certificate {
  const [keyFile, file] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)]
  const shape = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-days', '1', '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  execFileSync('openssl', [...shape, ...names, '-keyout', keyFile, '-out', file], { stdio: 'ignore' })
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(file, 'utf8'), file }
}
