/** The drop indicator of a dragged column: on the upper edge of its container. */
export function ColumnDropIndicator() {
  return (
    <span
      aria-hidden
      data-drop-line=""
      className={
        'pointer-events-none absolute inset-x-2 -top-px z-sticky h-0.5 bg-accent before:absolute ' +
        'before:-top-0.5 before:-left-0.5 before:size-1.5 before:rounded-full before:bg-accent'
      }
    />
  );
}
