import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { capturePointer } from '../../grid/drag/capture-pointer';
import { cn } from '../../lib/cn';
import { cssVariables } from '../../lib/css-variables';

export interface ResizablePanelProps {
  /** Name of the region. Already translated, like all texts here. */
  label: string;
  /** Name of the separator, such as "Width of the structure". */
  separatorLabel: string;
  /** In CSS pixels, as are all widths here. In the narrow layout the panel is as wide as its container. */
  width: number;
  minWidth: number;
  maxWidth: number;
  /** A double click on the separator restores it. */
  defaultWidth: number;
  /** Called once per drag, when the pointer is released, and for each key. */
  onWidthChange: (width: number) => void;
  children: ReactNode;
  className?: string;
}

/** One press of an arrow key, in CSS pixels. */
const step = 16;

/** A region at the left of others, whose width the user changes by a separator at its right edge. */
export function ResizablePanel({
  label,
  separatorLabel,
  children,
  className,
  ...sizes
}: ResizablePanelProps) {
  const id = useId();
  const { width, isDragged, handlers } = useWidth(sizes);
  return (
    <aside
      id={id}
      data-scope-ui=""
      aria-label={label}
      style={cssVariables({ '--panel-width': `${String(width)}px` })}
      className={cn('relative w-full shrink-0 desktop:w-(--panel-width)', className)}
    >
      {children}
      <div
        {...handlers}
        role="separator"
        tabIndex={0}
        aria-label={separatorLabel}
        aria-controls={id}
        aria-orientation="vertical"
        aria-valuemin={sizes.minWidth}
        aria-valuemax={sizes.maxWidth}
        aria-valuenow={width}
        data-dragging={isDragged ? '' : undefined}
        className="absolute inset-y-0 -right-px z-sticky w-2 cursor-col-resize touch-none border-r-2 border-transparent select-none focus-ring -outline-offset-2! hover:border-line-3 data-dragging:border-accent max-desktop:hidden"
      />
    </aside>
  );
}

type Sizes = Omit<ResizablePanelProps, 'label' | 'separatorLabel' | 'children' | 'className'>;

/** The width while it is dragged, and the handlers of the separator. */
function useWidth({ width, minWidth, maxWidth, defaultWidth, onWidthChange }: Sizes) {
  const [drag, setDrag] = useState<{ pointerId: number; offset: number; width: number } | null>(null);
  const clamp = (wanted: number) => Math.round(Math.min(maxWidth, Math.max(minWidth, wanted)));
  const shown = clamp(drag?.width ?? width);
  const change = (wanted: number) => {
    const next = clamp(wanted);
    if (next !== width) onWidthChange(next);
  };
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      const next = widthOfKey(event, { width, minWidth, maxWidth });
      if (drag && event.key === 'Escape') setDrag(null);
      else if (next !== undefined) change(next);
      else return;
      event.preventDefault();
    },
    onPointerDown: ({ button, pointerId, clientX, currentTarget }: PointerEvent) => {
      if (button !== 0) return;
      capturePointer(currentTarget, pointerId);
      setDrag({ pointerId, offset: shown - clientX, width: shown });
    },
    onPointerMove: ({ pointerId, clientX }: PointerEvent) => {
      if (drag?.pointerId === pointerId) setDrag({ ...drag, width: clamp(drag.offset + clientX) });
    },
    onPointerUp: ({ pointerId }: PointerEvent) => {
      if (drag?.pointerId !== pointerId) return;
      setDrag(null);
      change(drag.width);
    },
    onPointerCancel: () => setDrag(null),
    onDoubleClick: () => change(defaultWidth),
  };
  return { width: shown, isDragged: drag !== null, handlers };
}

function widthOfKey(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { width, minWidth, maxWidth }: Pick<Sizes, 'width' | 'minWidth' | 'maxWidth'>,
): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const widths: Readonly<Record<string, number>> = {
    ArrowLeft: width - step,
    ArrowRight: width + step,
    Home: minWidth,
    End: maxWidth,
  };
  return widths[key];
}
