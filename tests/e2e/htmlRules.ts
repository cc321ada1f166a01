import type { ConfigData } from 'html-validate'

/** Rules of html-validate that differ from the recommended ones, each with its reason. */
export const htmlRules: NonNullable<ConfigData['rules']> = {
  // React writes XHTML-like tags, attributes and ids that the HTML standard allows: they cannot be written otherwise
  'void-style': 'off',
  'doctype-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'valid-id': ['error', { relaxed: true }],
  // Titles hold names of institutes, tutors and courses, whole
  'long-title': 'off',
  // Fluent's spinner; a native one cannot turn without a value
  'prefer-native-element': ['error', { exclude: ['progressbar'] }],
  // Of menus with one name one is displayed; axe looks at what is displayed
  'unique-landmark': 'off',
  // Values that follow from data, such as the colours of an institute and the part of a bar
  'no-inline-style': 'off',
  // Several choices of one name are how a form sends a list
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
}
