import { EllipsisVerticalIcon } from '@meridian/ui/icons';
import { useRef } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { menuLabel } from '../column-menu/menu-label';
import type { ReportTableModel } from '../model';

export interface HeadMenuButtonProps {
  column: ReportColumn;
  model: Pick<ReportTableModel<object>, 'language' | 'labels'>;
  isOpen: boolean;
  /** Opposite to the side where the title is. */
  side: 'left' | 'right';
  /** This side is the edge that resizes the column: the button leaves it free. */
  isBesideGrip: boolean;
  onOpen: () => void;
  /** The pointer has come to it. */
  onNear: () => void;
}

/**
 * Opens the menu of a column. It covers the head where a short title leaves it free. For the pointer alone, and so hidden
 * from assistive technology: the head itself has the menu, by its keys.
 */
export function HeadMenuButton(props: HeadMenuButtonProps) {
  const { column, model, isOpen, side, isBesideGrip, onOpen, onNear } = props;
  // the press closes the menu that is open, as any press outside it does; the click must not open it again
  const wasOpen = useRef(false);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      title={menuLabel(column, model)}
      data-column-menu=""
      data-state={isOpen ? 'open' : 'closed'}
      className={`absolute inset-y-0.5 grid w-5 place-items-center bg-sunken text-fg-3 hover:text-fg-1 data-[state=open]:text-fg-1 ${(isBesideGrip ? besideGripClass : edgeClass)[side]}`}
      onPointerEnter={onNear}
      onPointerDown={() => {
        wasOpen.current = isOpen;
      }}
      onClick={() => {
        if (!wasOpen.current) onOpen();
      }}
    >
      <EllipsisVerticalIcon className="size-3.5" />
    </button>
  );
}

const edgeClass = { left: 'left-0', right: 'right-0' } as const;
const besideGripClass = { left: 'left-1.75', right: 'right-1.75' } as const;
