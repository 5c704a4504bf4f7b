import { pinnedWidth } from './column-place';
import type { GridColumn } from './grid-column';
import type { ColumnWindowState } from './use-column-window';

export interface PinShadesProps {
  columns: readonly GridColumn[];
  widths: readonly number[];
  window: ColumnWindowState;
}

/** Higher than any scroller: 1,500 rows of 56 px. */
const shadeHeight = 'h-[100000px]';

/**
 * Shadows at the edges of pinned columns while others are hidden beneath them. They are attached to a line at the bottom of the
 * scroller's view, as wide as the view without its scrollbar, and are clipped at its top.
 */
export function PinShades({ columns, widths, window }: PinShadesProps) {
  const { isScrolledLeft, isScrolledRight } = window;
  return (
    <div aria-hidden className="pointer-events-none sticky bottom-0 left-0 z-pinned h-0 w-full">
      {isScrolledLeft && (
        <div
          className={`absolute bottom-0 left-0 ${shadeHeight} shadow-pin`}
          style={{ width: pinnedWidth(columns, widths, 'left') }}
        />
      )}
      {isScrolledRight && (
        <div
          className={`absolute right-0 bottom-0 ${shadeHeight} -scale-x-100 shadow-pin`}
          style={{ width: pinnedWidth(columns, widths, 'right') }}
        />
      )}
    </div>
  );
}
