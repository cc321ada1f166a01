import { Avatar, Style, type StyleOptions } from '@dicebear/core'
import avataaars from '@dicebear/styles/avataaars.json' with { type: 'json' }
import { createRng, type Rng } from '#mocks/world/codes/rng.ts'

type Options = StyleOptions

const style = new Style(avataaars)

const backgrounds = ['e7e2d6', 'dfe6df', 'e3dfe8', 'e8dcd6', 'd9e3e6', 'e9e4cf', 'dde0ea']
const cloth = ['3c4f5c', '25557c', '929598', '262e33', 'e6e6e6', '5b4b5a', '6b5b45', '3f5f56']
const scarves = ['3f5f56', '6b4a5e', '25557c', '7c6a58', '3c4f5c', 'b9a58b', '8a4f4f', 'd8cdbf', '262e33']
const skins = ['edb98a', 'd08b5b', 'ffdbb4', 'ae5d29', 'e0ac7e', '8d5a3a']
const hairs = ['2c1b18', '4a312c', '724133', '1f1a17']

/**
 * Draws a portrait in modest dress, the same for the same name.
 * @param name a number and a kind such as `1001-f`: m man, f woman, b boy, g girl
 */
export function drawPortrait(name: string): string {
  const [id = '', look] = name.split('-')
  const kind = look ?? (Number(id) % 2 ? 'f' : 'm')
  const rng = createRng('portrait', name)
  const dress = kind === 'f' || kind === 'g' ? buildWoman(rng, kind === 'g') : buildMan(rng, kind === 'b')
  const options: Options = {
    seed: name,
    size: 240,
    backgroundColor: [rng.pick(backgrounds)],
    skinColor: [rng.pick(skins)],
    clothesColor: [rng.pick(cloth)],
    eyesVariant: [rng.pick(['default', 'default', 'happy'] as const)],
    eyebrowsVariant: [rng.pick(['default', 'defaultNatural'] as const)],
    mouthVariant: [rng.pick(['smile', 'smile', 'default'] as const)],
    accessoriesVariant: [rng.pick(['prescription02', 'round'] as const)],
    accessoriesColor: [rng.pick(['262e33', '3c4f5c'])],
    accessoriesProbability: kind === 'b' || kind === 'g' ? 4 : 28,
    ...dress,
  }
  return new Avatar(style, options).toString()
}

function buildWoman(rng: Rng, isGirl: boolean): Options {
  const isCovered = rng.chance(isGirl ? 0.25 : 0.92)
  return {
    topVariant: [isCovered ? 'hijab' : rng.pick(['bob', 'straight01', 'bun', 'longButNotTooLong'] as const)],
    hatColor: [rng.pick(scarves)],
    hairColor: [rng.pick(hairs)],
    clothesVariant: [
      rng.pick(
        isGirl
          ? (['collarAndSweater', 'hoodie', 'shirtCrewNeck'] as const)
          : (['blazerAndSweater', 'collarAndSweater', 'shirtCrewNeck'] as const),
      ),
    ],
    facialHairProbability: 0,
  }
}

function buildMan(rng: Rng, isBoy: boolean): Options {
  const heads = [
    'shortFlat',
    'shortRound',
    'shortWaved',
    'theCaesar',
    'theCaesarAndSidePart',
    'sides',
  ] as const
  const hair = isBoy ? rng.pick(['shortFlat', 'shortCurly', 'shortRound'] as const) : rng.pick(heads)
  const shade = rng.pick(hairs)
  return {
    topVariant: [hair],
    hairColor: [shade],
    facialHairVariant: [rng.pick(['beardLight', 'beardMedium', 'beardMajestic', 'beardMedium'] as const)],
    facialHairColor: [shade],
    facialHairProbability: isBoy ? 0 : 72,
    clothesVariant: [
      rng.pick(
        isBoy
          ? (['shirtCrewNeck', 'collarAndSweater', 'hoodie'] as const)
          : (['blazerAndShirt', 'collarAndSweater', 'blazerAndSweater', 'shirtCrewNeck'] as const),
      ),
    ],
  }
}
