import { institutes } from '#mocks/data/catalogue.ts'
import { courseCover } from '#mocks/pictures/covers.ts'
import { instituteLogo } from '#mocks/pictures/logos.ts'
import { networkSign } from '#mocks/pictures/networks.ts'
import { portrait } from '#mocks/pictures/portraits.ts'
import { sampleBytes } from '#mocks/pictures/samples.ts'
import type { Reply } from '#mocks/scenarios/scenarios.ts'

const KEPT = 600
const drawn = new Map<string, string>()

/** A picture or film below `/__mock/files/`, or undefined when there is none. */
export function findFile(path: string): Reply | undefined {
  if (/^\/__mock\/files\/introductions\/\d{1,9}\.webm$/.test(path)) return introduction()
  const found =
    /^\/__mock\/files\/(portraits|courses|logo)\/(\d{1,9}(?:-[mfbg])?)\.svg$/.exec(path) ??
    /^\/__mock\/files\/(networks)\/([a-z]{1,20})\.svg$/.exec(path)
  const svg = found?.[1] && found[2] ? drawOnce(found[1], found[2]) : undefined
  if (svg === undefined) return undefined
  return {
    status: 200,
    body: svg,
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  }
}

/** Every tutor says the same four seconds. */
function introduction(): Reply {
  const headers = { 'content-type': 'video/webm', 'cache-control': 'public, max-age=31536000, immutable' }
  return { status: 200, body: sampleBytes('video/webm'), headers }
}

function drawOnce(kind: string, name: string): string | undefined {
  const key = `${kind}/${name}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const svg = draw(kind, name)
  if (svg !== undefined && drawn.size < KEPT) drawn.set(key, svg)
  return svg
}

function draw(kind: string, name: string): string | undefined {
  if (kind === 'portraits') return portrait(name)
  if (kind === 'networks') return networkSign(name)
  const id = Number(name)
  if (Number.isNaN(id)) return undefined
  if (kind === 'courses') return courseCover(id)
  const institute = institutes.find((candidate) => candidate.id === id)
  return institute && instituteLogo(institute)
}
