import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { crayons, fixedColors } from '#web/theme/tokens.ts'
import { buildAnswerName } from './buildAnswerName.ts'

/** Size of the sheet in its own pixels; shown as wide as there is room. */
export const WIDTH = 960
export const HEIGHT = 640

const LINE = 8

type Colour = (typeof crayons)[keyof typeof crayons]

interface Stroke {
  colour: Colour
  points: readonly { x: number; y: number }[]
}

/** Keeps the strokes of a drawing, paints them, and makes a PNG file of them. */
export function useDrawing() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [colour, setColour] = useState<Colour>(crayons.black)
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const isDown = useRef(false)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) paint(context, strokes)
  }, [strokes])

  const end = () => {
    isDown.current = false
  }
  return {
    canvas,
    colour,
    setColour,
    isEmpty: strokes.length === 0,
    undo: () => setStrokes((before) => before.slice(0, -1)),
    pen: {
      onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
        event.currentTarget.setPointerCapture(event.pointerId)
        isDown.current = true
        const point = locate(event)
        setStrokes((before) => [...before, { colour, points: [point] }])
      },
      onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
        if (!isDown.current) return
        const point = locate(event)
        setStrokes((before) =>
          before.map((stroke, index) =>
            index === before.length - 1 ? { ...stroke, points: [...stroke.points, point] } : stroke,
          ),
        )
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
    /**
     * @param title of the homework, which names the file with day and time
     * @throws when the browser cannot make a picture of the sheet
     */
    async save(title: string): Promise<File> {
      const blob = await new Promise<Blob | null>((done) => {
        if (canvas.current) canvas.current.toBlob(done, 'image/png')
        else done(null)
      })
      if (!blob) throw new Error('The drawing could not be saved as a picture')
      return new File([blob], buildAnswerName(title, new Date(), 'image/png'), { type: 'image/png' })
    },
  }
}

/** Converts a pointer's place in the window to one on the sheet. */
function locate({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) {
  const box = currentTarget.getBoundingClientRect()
  return {
    x: ((clientX - box.left) / box.width) * WIDTH,
    y: ((clientY - box.top) / box.height) * HEIGHT,
  }
}

function paint(context: CanvasRenderingContext2D, strokes: readonly Stroke[]) {
  context.fillStyle = fixedColors.white
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.lineWidth = LINE
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { colour, points } of strokes) {
    context.strokeStyle = colour
    context.beginPath()
    const [first, ...rest] = points
    if (!first) continue
    context.moveTo(first.x, first.y)
    // A tap without a move paints a dot
    context.lineTo(first.x, first.y)
    for (const { x, y } of rest) context.lineTo(x, y)
    context.stroke()
  }
}
