export type PictureFile = { objectId: string; extension: string }

export function originalKey(siteId: string, { objectId, extension }: PictureFile): string {
  return `originals/${siteId}/${objectId}.${extension}`
}

export function variantKey(siteId: string, { objectId }: Pick<PictureFile, 'objectId'>, name: string): string {
  return `variants/${siteId}/${objectId}/${name}`
}
