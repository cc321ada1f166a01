import { readdirSync, readFileSync } from 'node:fs'
import type { BffProcess } from './bffProcess.ts'

type Running = Pick<BffProcess, 'process'>

/** Resident memory of a process, bytes. */
export function readResidentBytes({ process: { pid } }: Running): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** Open files of a process, sockets among them. */
export function countOpenFiles({ process: { pid } }: Running): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
