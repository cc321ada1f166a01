const TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** What is read from the device; what is sent is cut out and small. */
const SOURCE_MAX = 20 * 1_048_576
/** Pixels of the square that is sent */
export const SIDE = 512

/** Why a picture is not taken, as a message id. */
export function findPictureProblem({ type, size }: Pick<File, 'type' | 'size'>): MessageId | undefined {
  if (!TYPES.includes(type)) return 'form.files.type'
  if (size === 0) return 'form.files.empty'
  return size > SOURCE_MAX ? 'picture.large' : undefined
}

/** Which square of a picture is cut out. */
export interface Crop {
  /** 1 is the largest square that fits */
  zoom: number
  /** 0 to 1: from one edge to the other */
  x: number
  y: number
}

/** The cut as a square of the picture's own pixels. */
export function computeSquare(size: { width: number; height: number }, { zoom, x, y }: Crop) {
  const side = Math.min(size.width, size.height) / zoom
  return { left: (size.width - side) * x, top: (size.height - side) * y, side }
}

/** Moves the cut against a drag, as far as the picture goes. @param part of the shown square's side */
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

/** Draws the cut into a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, cut: Crop) {
  const context = canvas.getContext('2d')
  const { left, top, side } = computeSquare(picture, cut)
  if (!context) return
  // Transparent parts of a PNG would turn black in a JPEG
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
}

export function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}
