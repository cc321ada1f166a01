import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'

const files = import.meta.glob<Record<string, string>>('./{en,ar}/*.json', { import: 'default', eager: true })
const areas = Object.keys(files).filter((file) => file.startsWith('./en/')).map((file) => file.slice('./en/'.length))

describe.each(areas)('texts of %s', (area) => {
  const english = files[`./en/${area}`] ?? {}
  const arabic = files[`./ar/${area}`] ?? {}

  it('exist in both languages', () => {
    expect(Object.keys(arabic)).toEqual(Object.keys(english))
  })

  it('take the same values in both languages', () => {
    for (const id of Object.keys(english)) {
      expect({ id, names: listArguments(parse(arabic[id] ?? '')) }).toEqual({ id, names: listArguments(parse(english[id] ?? '')) })
    }
  })

  it('use all six Arabic plural forms', () => {
    for (const [id, text] of Object.entries(arabic)) {
      for (const forms of listPlurals(parse(text))) {
        expect({ id, missing: ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => !forms.includes(form)) }).toEqual({ id, missing: [] })
      }
    }
  })
})

it('the checkout and receipts name amounts with the same words', () => {
  for (const language of ['en', 'ar']) {
    const checkout = files[`./${language}/booking.json`] ?? {}
    const receipt = files[`./${language}/myPayments.json`] ?? {}
    for (const name of ['subtotal', 'net', 'vat'])
      expect(receipt[`myPayments.receipt.${name}`]).toBe(checkout[`booking.price.${name}`])
    expect(receipt['myPayments.fields.total_cost']).toBe(checkout['booking.price.total'])
    expect(receipt['myPayments.receipt.discount']).toBe(checkout['booking.receipt.discount'])
    expect(checkout['booking.price.discount']).toBe(`${checkout['booking.receipt.discount']} {percent} ({code})`)
  }
})

function listArguments(elements: MessageFormatElement[]): string[] {
  const names = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => listArguments(value))]
    return element.type === TYPE.tag ? [element.value, ...listArguments(element.children)] : [element.value]
  })
  return [...new Set(names)].toSorted()
}

function listPlurals(elements: MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => (element.type === TYPE.plural ? [Object.keys(element.options)] : []))
}
