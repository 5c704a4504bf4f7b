import { cva } from 'class-variance-authority';
import { cn } from '../../lib/cn';
import { cssVariables } from '../../lib/css-variables';
import { colourOf, initialOf } from './initial';

const tile = cva(
  [
    'inline-flex shrink-0 items-center justify-center font-semibold select-none',
    'bg-[color-mix(in_srgb,var(--tile)_17%,var(--meridian-bg-surface))] text-[color-mix(in_srgb,var(--tile)_62%,var(--meridian-fg-1))]',
  ],
  { variants: { size: { small: 'size-5 rounded-xs text-11', large: 'size-7 rounded-sm text-13' } } },
);

export interface TileProps {
  /** Name of the account; the tile shows its initial. */
  name: string;
  /** Determines the colour, such as the account's number; the name by default. */
  seed?: string;
  size?: 'small' | 'large';
  className?: string;
}

/** The coloured square of an account, beside its name. */
export function Tile({ name, seed = name, size = 'small', className }: TileProps) {
  return (
    <span
      data-scope-ui=""
      aria-hidden="true"
      style={cssVariables({ '--tile': `var(--meridian-series-${String(colourOf(seed))})` })}
      className={cn(tile({ size }), className)}
    >
      {initialOf(name)}
    </span>
  );
}
