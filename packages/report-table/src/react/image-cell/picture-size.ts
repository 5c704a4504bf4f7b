export interface PictureSize {
  /** Pixels, as the height; 0 where the picture has no size of its own. */
  width: number;
  height: number;
}

/** A picture's own size as it is written: `800 × 497, 1.61:1`; '' when it has none. */
export function pictureSizeText({ width, height }: PictureSize): string {
  if (!(width > 0 && height > 0)) return '';
  return `${width} × ${height}, ${Number((width / height).toFixed(2))}:1`;
}
