import { institutes } from '#mocks/data/catalogue.ts'
import { drawCourseCover } from '#mocks/pictures/covers.ts'
import { drawInstituteLogo } from '#mocks/pictures/logos.ts'
import { drawNetworkSign } from '#mocks/pictures/networks.ts'
import { drawPortrait } from '#mocks/pictures/portraits.ts'
import { buildSample } from '#mocks/pictures/samples.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'

const MAX_DRAWINGS = 600
const drawn = new Map<string, string>()

/** Finds a picture or video below `/__mock/files/`. */
export function findFile(path: string): MockResponse | undefined {
  if (/^\/__mock\/files\/introductions\/\d{1,9}\.webm$/.test(path)) return buildIntroduction()
  const found =
    /^\/__mock\/files\/(portraits|courses|logo)\/(\d{1,9}(?:-[mfbg])?)\.svg$/.exec(path) ??
    // Course and institute
    /^\/__mock\/files\/(courses)\/(\d{1,9}-[1-9])\.svg$/.exec(path) ??
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

/** Builds the response with the introduction video, four seconds that all tutors share. */
function buildIntroduction(): MockResponse {
  const headers = { 'content-type': 'video/webm', 'cache-control': 'public, max-age=31536000, immutable' }
  return { status: 200, body: buildSample('video/webm'), headers }
}

function drawOnce(kind: string, name: string): string | undefined {
  const key = `${kind}/${name}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const svg = draw(kind, name)
  if (svg !== undefined && drawn.size < MAX_DRAWINGS) drawn.set(key, svg)
  return svg
}

function draw(kind: string, name: string): string | undefined {
  if (kind === 'portraits') return drawPortrait(name)
  if (kind === 'networks') return drawNetworkSign(name)
  const [first = '', second = '1'] = name.split('-')
  if (kind === 'courses')
    return /\d/.test(second) ? drawCourseCover(Number(first), Number(second)) : undefined
  const id = Number(name)
  if (Number.isNaN(id)) return undefined
  const institute = institutes.find((candidate) => candidate.id === id)
  return institute && drawInstituteLogo(institute)
}
