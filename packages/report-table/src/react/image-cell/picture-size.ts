export interface PictureSize {
  /** Pixels, like the height; 0 if the picture has no intrinsic size. */
  width: number;
  height: number;
}

/** The intrinsic size of a picture: `800 × 497, 1.61:1`; empty if it has none. */
export function pictureSizeText({ width, height }: PictureSize): string {
  if (!(width > 0 && height > 0)) return '';
  return `${width} × ${height}, ${Number((width / height).toFixed(2))}:1`;
}
