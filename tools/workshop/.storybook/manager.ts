// The panel below a story would be empty: there are no add-ons.
import { addons } from 'storybook/manager-api'

addons.setConfig({ layout: { showPanel: false } })
