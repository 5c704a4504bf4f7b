/** Style of the buttons in the toolbar. */
export const toolbarButton =
  'inline-flex h-6.5 min-w-7 items-center justify-center gap-1 rounded-sm px-1.5 text-12 text-fg-2 transition-colors focus-ring hover:bg-hover hover:text-fg-1 aria-pressed:bg-accent-bg-2 aria-pressed:text-accent-fg data-[state=open]:bg-press max-desktop:h-11 max-desktop:min-w-11';
