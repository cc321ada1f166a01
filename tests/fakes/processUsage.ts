import { readdirSync, readFileSync } from 'node:fs'
import type { BffProcess } from './bffProcess.ts'

type Running = Pick<BffProcess, 'process'>

/** Reads the resident memory of a process, bytes. */
export function readResidentBytes({ process: { pid } }: Running): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** Counts the open files of a process, including sockets. */
export function countOpenFiles({ process: { pid } }: Running): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
