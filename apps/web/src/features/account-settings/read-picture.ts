import { pictureEdgePx, pictureLengthMax } from '@rapport/contract';

export const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif';

const qualities = [0.85, 0.7, 0.5, 0.3];

/**
 * Crops the picture to a square of at most `pictureEdgePx` and encodes it as a JPEG `data:` address.
 * @throws if the browser cannot decode the file
 */
export async function readPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const side = Math.min(bitmap.width, bitmap.height);
  const edge = Math.min(side, pictureEdgePx);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw pictures');
  // JPEG has no transparency: such pixels would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, edge, edge);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, side, side, 0, 0, edge, edge);
  bitmap.close();
  const fitting = qualities
    .values()
    .map((quality) => canvas.toDataURL('image/jpeg', quality))
    .find((picture) => picture.length <= pictureLengthMax);
  if (!fitting) throw new Error('The picture does not get small enough');
  return fitting;
}
