/** The list of a menu, a context menu, a select. */
export const menuSurface =
  'z-popover max-w-[calc(100vw-16px)] overflow-hidden rounded-md bg-overlay p-1 text-13 text-fg-1 shadow-pop data-[state=open]:animate-pop-in';

/** One line of it; `data-highlighted` and `data-disabled` are set by Radix. */
export const menuItem = [
  'flex min-h-menu cursor-pointer select-none items-center gap-2.5 rounded-xs px-2 text-fg-1 outline-none',
  'data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-fg-disabled [&_svg]:text-fg-3',
].join(' ');
