import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig, variableNames } from '#bff/config/config.ts'

const lines = readFileSync('.env.example', 'utf8')
  .split('\n')
  .map((line) => /^(# )?([A-Z][A-Z0-9_]+)=(.*)$/.exec(line))
  .filter((match) => match !== null)

test('.env.example names every variable, and no other', () => {
  const named = lines.map(([, , name = '']) => name).filter((name) => !name.endsWith('_FILE'))
  expect(named.toSorted()).toEqual([...variableNames].toSorted())
})

test('what .env.example sets is the default configuration', () => {
  const set = Object.fromEntries(
    lines.flatMap(([, comment, name = '', value]) => (comment ? [] : [[name, value]])),
  )
  expect(readConfig(set)).toEqual(readConfig({}))
})
