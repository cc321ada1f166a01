import { expect, it } from 'vitest'
import { restoreFiles, FILE_MAX, findFileProblem, type FileLimits } from './files.ts'

const limits: FileLimits = { accept: ['image/*', 'audio/*', '.pdf'], countMax: 3, sizeMax: FILE_MAX }

it.each([
  ['a picture', { name: 'a.png', type: 'image/png', size: 10 }, undefined],
  ['a paper', { name: 'A.PDF', type: '', size: 10 }, undefined],
  ['a program', { name: 'a.exe', type: 'application/x-msdownload', size: 10 }, 'form.files.type'],
  ['nothing', { name: 'a.png', type: 'image/png', size: 0 }, 'form.files.empty'],
  ['audio just under 10 MB', { name: 'a.mp3', type: 'audio/mpeg', size: 10_485_759 }, undefined],
  ['audio of 10 MB', { name: 'a.mp3', type: 'audio/mpeg', size: 10_485_760 }, 'form.files.audio'],
  ['a picture of 30 MB', { name: 'a.png', type: 'image/png', size: 31_457_280 }, 'form.files.size'],
])('%s is accepted or refused before the upload', (_, file, problem) => {
  expect(findFileProblem(file, limits)).toBe(problem)
})

it('keeps uploaded files after a reload, and marks the others as interrupted', () => {
  const file = { key: 'a', name: 'a.mp3', size: 9, type: 'audio/mpeg', progress: 1 }
  const [arrived, halfway, tooLong] = [
    { ...file, id: 7 },
    { ...file, progress: 0.4 },
    { ...file, problem: 'form.files.audio' },
  ]
  expect(restoreFiles([arrived, halfway, tooLong])).toEqual([
    arrived,
    { ...halfway, problem: 'form.files.lost' },
    tooLong,
  ])
  expect(restoreFiles('a word')).toBe('a word')
})
