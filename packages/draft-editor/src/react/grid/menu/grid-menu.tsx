import { AnchoredMenu, anchorAtPoint, MenuItem, type MenuAnchor, type MenuPoint } from '@meridian/ui';
import type { CellPosition } from '@meridian/ui/grid';
import { useState, type ReactElement } from 'react';
import type { MenuEntry } from './menu-entries';

/** A menu that was opened for a cell or a header; by a key if it has no point. */
export interface OpenMenu {
  cell: CellPosition;
  point: MenuPoint | null;
}

export interface GridMenuProps {
  open: OpenMenu;
  /** Names the menu: what it is for. */
  label: string;
  entries: readonly MenuEntry[];
  scroller: HTMLElement;
  /** Id of the element of the active cell. */
  activeId: string;
  onClose: () => void;
  onFocusLost: () => void;
}

/** Commands for a cell or a column: by the pointer, or below the active cell. */
export function GridMenu(props: GridMenuProps): ReactElement {
  const { open, label, entries, scroller, activeId, onClose, onFocusLost } = props;
  const [anchor] = useState(() => anchorOf(open.point, activeId));
  return (
    <AnchoredMenu
      anchor={anchor}
      label={label}
      isOpen
      isOpenedByKey={open.point === null}
      onClose={onClose}
      scroller={scroller}
      onFocusLost={onFocusLost}
    >
      {entries.map((entry) => (
        <MenuItem key={entry.label} icon={entry.icon} onSelect={entry.onSelect}>
          {entry.label}
        </MenuItem>
      ))}
    </AnchoredMenu>
  );
}

function anchorOf(point: MenuPoint | null, activeId: string): MenuAnchor | undefined {
  if (point) return anchorAtPoint(point);
  const box = document.getElementById(activeId)?.getBoundingClientRect();
  return box && { left: box.left, top: box.top, width: box.width, height: box.height };
}
