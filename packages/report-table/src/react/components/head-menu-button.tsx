import { EllipsisVerticalIcon } from '@meridian/ui/icons';
import { useRef } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { menuLabel } from '../column-menu/menu-label';
import type { ReportTableModel } from '../model';

export interface HeadMenuButtonProps {
  column: ReportColumn;
  model: Pick<ReportTableModel<object>, 'language' | 'labels'>;
  isOpen: boolean;
  /** The side opposite to the title. */
  side: 'left' | 'right';
  /** Whether this side is the edge for resizing, which the button leaves free. */
  isBesideGrip: boolean;
  onOpen: () => void;
  /** Called when the pointer approaches. */
  onNear: () => void;
}

/**
 * Opens the menu of a column. It covers the part of the header that a short title leaves free. For the pointer only, and so hidden from
 * assistive technology: the header itself has the menu, by its keys.
 */
export function HeadMenuButton(props: HeadMenuButtonProps) {
  const { column, model, isOpen, side, isBesideGrip, onOpen, onNear } = props;
  // the press closes an open menu, like any press outside it; the click must not open it again
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
