/** Widths and heights of a grid of pictures, in CSS pixels. */
export interface PictureLayout {
  columns: number;
  /** Height of a row including the space below it. */
  rowHeight: number;
}

export type PictureView = 'grid' | 'list';

/** The minimum width of cards, also in forms of the material library. */
const minCardWidth = 180;
export const cardGap = 16;
/** Height of name, size and the space below a card. */
const captionHeight = 67;
const listRowHeight = 56;

/** How pictures are laid out in a container of a given inner width. At least two columns. */
export function pictureLayout(view: PictureView, innerWidth: number): PictureLayout {
  if (view === 'list') return { columns: 1, rowHeight: listRowHeight };
  const columns = Math.max(2, Math.floor((innerWidth + cardGap) / (minCardWidth + cardGap)));
  const cardWidth = Math.max(0, innerWidth - cardGap * (columns - 1)) / columns;
  return { columns, rowHeight: Math.ceil(cardWidth / 1.61) + captionHeight };
}

/** The index that a key moves to; null for other keys. `page` is the number of visible rows. */
export function movedIndex(
  key: string,
  { index, count, columns, page }: { index: number; count: number; columns: number; page: number },
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -columns * page,
    PageDown: columns * page,
    Home: -count,
    End: count,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return null;
  const isVertical = Math.abs(step) >= columns && key.startsWith('Arrow') && columns > 1;
  const target = index + step;
  // up and down stay in their column
  if (isVertical && (target < 0 || target >= count)) return index;
  return Math.max(0, Math.min(count - 1, target));
}

/** Columns of a picture in a list, and of the headers above: box, thumbnail, name, ratio, size, file, provider, use, upload. */
export const listColumns =
  'grid items-center gap-4 px-2 max-desktop:grid-cols-[28px_64px_minmax(0,1fr)_auto] desktop:grid-cols-[28px_64px_minmax(0,2fr)_64px_96px_112px_minmax(0,1fr)] wide:grid-cols-[28px_64px_minmax(0,2fr)_64px_96px_72px_112px_minmax(0,1fr)_132px]';
