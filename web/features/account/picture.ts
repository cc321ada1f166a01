import { fixedColors } from '#web/theme/tokens.ts'
const TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** Limit of the chosen file; the uploaded crop is small. */
const SOURCE_MAX = 20 * 1_048_576
/** Pixels of the uploaded square */
export const SIDE = 512

/**
 * Validates a picture file.
 * @returns a message id, or undefined
 */
export function findPictureProblem({ type, size }: Pick<File, 'type' | 'size'>): MessageId | undefined {
  if (!TYPES.includes(type)) return 'form.files.type'
  if (size === 0) return 'form.files.empty'
  return size > SOURCE_MAX ? 'picture.large' : undefined
}

/** The square that is cut out of a picture. */
export interface Crop {
  /** 1 is the largest possible square */
  zoom: number
  /** 0 to 1: from one edge to the other */
  x: number
  y: number
}

/** Computes the crop in pixels of the picture. */
export function computeSquare(size: { width: number; height: number }, { zoom, x, y }: Crop) {
  const side = Math.min(size.width, size.height) / zoom
  return { left: (size.width - side) * x, top: (size.height - side) * y, side }
}

/**
 * Moves the crop opposite to a drag, within the picture.
 * @param part distance as a fraction of the shown square's side
 */
export function dragCrop(
  size: { width: number; height: number },
  cut: Crop,
  part: { x: number; y: number },
): Crop {
  const { side } = computeSquare(size, cut)
  const move = (at: number, by: number, length: number) =>
    length - side > 0 ? Math.min(Math.max(at - (by * side) / (length - side), 0), 1) : at
  return { ...cut, x: move(cut.x, part.x, size.width), y: move(cut.y, part.y, size.height) }
}

/** Draws the crop into a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, cut: Crop) {
  const context = canvas.getContext('2d')
  const { left, top, side } = computeSquare(picture, cut)
  if (!context) return
  // Transparent pixels of a PNG would turn black in a JPEG
  context.fillStyle = fixedColors.white
  context.fillRect(0, 0, SIDE, SIDE)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
}

/** Encodes a canvas as JPEG; null when the browser fails to. */
export function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}
