import { extensionOf } from '../../model/upload.ts'

const ONLY_SOME_READ = ['heic', 'heif']
const QUALITY = 0.92

/** What telephones write and few programs read. */
export const isPhoneFormat = (name: string): boolean => ONLY_SOME_READ.includes(extensionOf(name) ?? '')

/**
 * O-11: photographs of a telephone that the server cannot read, where this browser can: they go as what everything shows. Where it
 * cannot, they go as they are, and the server says no.
 */
export async function readableFile(file: File): Promise<File> {
  if (!isPhoneFormat(file.name)) return file
  try {
    const image = await createImageBitmap(file)
    const canvas = new OffscreenCanvas(image.width, image.height)
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    return new File([jpeg], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    return file
  }
}
