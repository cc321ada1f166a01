// The names of CSS Color 4, without those of the system and the keywords that take another colour
const names = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
  yellowgreen`.split(/\s+/),
)

const hex = /(?<=['"`\s:(,])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![-\w/.])/gi
const functions = /(?<![\w.])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\d[^)]*\)/gi
// Colour values in style objects, attributes and CSS; masks have no colour
const settings =
  /(?<![\w-])(?:\w*color|background(?:-?image)?|border[-\w]*|outline|\w*shadow|fill|stroke)['"]?[=:](?!\{)\s*(['"`]?)([^;\n]*?)(?:\1[,;\s})/>]|$)/gim
// An argument that is a colour's name alone
const argument = /(?<=[(,]\s*)'([a-z]+)'(?=\s*[,)])/g

/** Finds the colours that a source names itself, in whatever notation, in place of the theme's. */
export function findRawColours(text: string): string[] {
  const named = [...text.matchAll(settings)]
    .flatMap(
      ([, , value = '']) => value.replace(/\$\{[^}]*\}/g, '').match(/(?<![\w.$-])[a-z]+(?![\w(.-])/gi) ?? [],
    )
    .filter((word) => names.has(word.toLowerCase()))
  const passed = [...text.matchAll(argument)].flatMap(([, word = '']) => (names.has(word) ? [word] : []))
  return [...(text.match(hex) ?? []), ...(text.match(functions) ?? []), ...named, ...passed]
}
