/** Classes shared by a row and its copy under the pointer. */
export const rowStyle =
  'flex min-h-[calc(var(--meridian-menu-item-height)-2px)] items-center gap-2.5 rounded-sm px-2 text-ctl text-fg-1';
