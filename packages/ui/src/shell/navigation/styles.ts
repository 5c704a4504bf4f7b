/** The style of every entry; the caller sets size and weight. */
export const navItem = [
  'flex w-full items-center rounded-sm whitespace-nowrap text-fg-2 transition-colors focus-ring hover:bg-press',
  '[&_svg]:shrink-0 [&_svg]:text-fg-3 aria-[current=page]:[&_svg]:text-inherit',
  'aria-[current=page]:bg-accent-bg-2 aria-[current=page]:text-accent-fg',
].join(' ');

/** An entry of the first level begins with its icon. */
export const navIcon = '[&>svg:first-child]:size-4';
