import { EllipsisVerticalIcon } from '@meridian/ui/icons';

/**
 * Opens the commands of a row. It covers the end of the row's name while the pointer is over the row, or while one of its cells is active.
 * For the pointer only, and so hidden from assistive technology: the cells themselves have the menu, by its keys. A press on it is handled
 * by the grid, so that no row renders again because of its menu.
 */
export function RowMenuButton({ isActive }: { isActive: boolean }) {
  return (
    <span aria-hidden className="relative ml-auto w-0 self-stretch">
      <button
        type="button"
        tabIndex={-1}
        data-row-menu=""
        className={`absolute top-1/2 right-0 hidden size-6 -translate-y-1/2 place-items-center rounded-sm border border-line-2 bg-surface text-fg-3 group-hover/row:grid hover:text-fg-1 ${isActive ? 'pointer-fine:group-focus/grid:grid' : ''}`}
      >
        <EllipsisVerticalIcon className="size-3.5" />
      </button>
    </span>
  );
}
