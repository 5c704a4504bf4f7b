import { cn } from '../../lib/cn';
import { pictureLine } from './picture-line';

export interface SizePictureProps {
  /** A value of `data-size`. */
  size: keyof typeof rows;
}

/** As many rows as fit: the smaller the size, the more. */
const rows = {
  default: { count: 4, gap: 'gap-2' },
  medium: { count: 5, gap: 'gap-1.5' },
  small: { count: 6, gap: 'gap-1' },
  mini: { count: 9, gap: 'gap-0.5' },
} as const;

/** A page of rows, as dense as the size makes it. */
export function SizePicture({ size }: SizePictureProps) {
  const { count, gap } = rows[size];
  return (
    <span data-scope-ui="" className={cn('mx-2 mt-2 flex h-11 flex-col overflow-hidden', gap)}>
      {Array.from({ length: count }, (_, row) => (
        <span key={row} className={cn(pictureLine, 'shrink-0')} />
      ))}
    </span>
  );
}
