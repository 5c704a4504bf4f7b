/** Marks the drop target of a dragged field: between two others. */
export function DropIndicator() {
  return (
    <span
      aria-hidden
      data-drop-line=""
      className={
        'pointer-events-none absolute inset-x-0 -top-0.75 z-sticky h-0.5 bg-accent before:absolute ' +
        'before:-top-0.5 before:-left-0.75 before:size-1.5 before:rounded-full before:bg-accent'
      }
    />
  );
}
