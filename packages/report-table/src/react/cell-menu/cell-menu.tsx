import {
  AnchoredMenu,
  anchorAtPoint,
  MenuItem,
  MenuSeparator,
  type AnchoredMenuProps,
  type MenuAnchor,
  type MenuPoint,
} from '@meridian/ui';
import { useState } from 'react';
import type { CellInput, CellMenuEntry } from '../model';

export interface CellMenuProps extends Pick<
  AnchoredMenuProps,
  'isOpen' | 'onClose' | 'isOpenedByKey' | 'onFocusLost'
> {
  cell: CellInput<object>;
  items: readonly CellMenuEntry[];
  /** Null if a key opened the menu, which is then at the active cell. */
  point: MenuPoint | null;
  /** The element that contains the grid. */
  scroller: HTMLElement;
}

/** The commands of the host for a cell. */
export function CellMenu({ cell, items, point, scroller, ...menu }: CellMenuProps) {
  const [anchor] = useState(() => (point ? anchorAtPoint(point) : activeCellAnchor(scroller)));
  return (
    <AnchoredMenu {...menu} anchor={anchor} scroller={scroller} label={labelOf(cell)}>
      {items.map((entry, index) => {
        if (entry === 'separator') return <MenuSeparator key={index} />;
        const { label, ...item } = entry;
        return (
          <MenuItem key={index} {...item}>
            {label}
          </MenuItem>
        );
      })}
    </AnchoredMenu>
  );
}

/** The title of the column, and the text of the cell unless it is markup or the URL of a picture. */
function labelOf({ column, text }: CellInput<object>): string {
  const title = column.group === null ? column.title : `${column.groupTitle} ${column.title}`;
  return column.dom === 'img' || column.dom === 'html' ? title : `${title}: ${text}`;
}

function activeCellAnchor(scroller: HTMLElement): MenuAnchor | undefined {
  const id = scroller.querySelector('[aria-activedescendant]')?.getAttribute('aria-activedescendant');
  const box = scroller.querySelector(`[id="${id}"]`)?.getBoundingClientRect();
  return box && { left: box.left, top: box.top, width: box.width, height: box.height };
}
