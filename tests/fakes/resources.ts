import { readdirSync, readFileSync } from 'node:fs'
import type { Child } from './builtBff.ts'

type Running = Pick<Child, 'process'>

/** Resident memory of a process, bytes. */
export function residentOf({ process: { pid } }: Running): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** Open files of a process, sockets among them. */
export function filesOf({ process: { pid } }: Running): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
