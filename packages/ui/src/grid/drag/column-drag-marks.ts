export interface DragMarks {
  /** In CSS pixels of the viewport; no line for a `lineX` of null. */
  place: (at: { x: number; y: number; lineX: number | null }) => void;
  remove: () => void;
}

/** Draws the title that follows the pointer and the line that marks the drop target, over the scroller of a grid. */
export function drawDragMarks(scroller: HTMLElement, title: string): DragMarks {
  const layer = markOf('absolute inset-0 z-chrome overflow-clip');
  layer.dataset.columnDrag = '';
  layer.ariaHidden = 'true';
  const line = markOf('absolute top-0 left-0 w-0.5 bg-accent');
  const chip = markOf(
    'absolute top-0 left-0 max-w-50 truncate rounded-sm bg-overlay px-2 py-1 text-12 font-medium text-fg-1 shadow-pop',
  );
  chip.dataset.elevated = '';
  chip.textContent = title;
  layer.append(line, chip);
  // beside the scroller, so that it has the grid's theme and does not scroll with it
  scroller.after(layer);
  return {
    place: ({ x, y, lineX }) => {
      const { left, top } = layer.getBoundingClientRect();
      const { clientWidth, clientHeight } = scroller;
      const chipLeft = within(x - left + chipOffset, clientWidth - chip.offsetWidth);
      const chipTop = within(y - top + chipOffset, clientHeight - chip.offsetHeight);
      chip.style.transform = `translate(${chipLeft}px, ${chipTop}px)`;
      line.hidden = lineX === null;
      line.style.height = `${clientHeight}px`;
      line.style.transform = `translateX(${within((lineX ?? 0) - left - 1, clientWidth - 2)}px)`;
    },
    remove: () => layer.remove(),
  };
}

/** CSS pixels from the pointer, which must not hide the title. */
const chipOffset = 10;

function markOf(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = `pointer-events-none ${className}`;
  return element;
}

function within(value: number, max: number): number {
  return Math.max(0, Math.min(value, max));
}
