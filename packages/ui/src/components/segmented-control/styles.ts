/** The track behind the segments, which may wrap. */
export const well = 'min-h-ctl shrink-0 rounded-sm bg-track p-0.5';

/** One segment, a radio button or a link. */
export const segment = [
  'relative flex min-h-[calc(var(--meridian-control-height)-4px)] flex-1 items-center justify-center gap-1.5 rounded-xs px-3 text-ctl font-medium whitespace-nowrap',
  'text-fg-2 transition-colors hover:text-fg-1 has-disabled:text-fg-disabled focus-ring',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'has-checked:bg-segment has-checked:text-fg-1 has-checked:shadow-segment',
  'aria-[current=page]:bg-segment aria-[current=page]:text-fg-1 aria-[current=page]:shadow-segment',
].join(' ');
