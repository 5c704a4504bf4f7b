import { AnchoredMenu, type AnchoredMenuProps, type MenuAnchor, MenuItem, MenuSeparator } from '@meridian/ui';
import { useEffect, useState } from 'react';
import type { CellInput, CellMenuEntry } from '../model';

/** Position of a pointer in the viewport. */
export interface MenuPoint {
  clientX: number;
  clientY: number;
}

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
  const [anchor] = useState(() => (point ? anchorAt(point) : activeCellAnchor(scroller)));
  useCloseOnScroll(scroller, menu.onClose);
  return (
    <AnchoredMenu {...menu} anchor={anchor} label={labelOf(cell)}>
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

function anchorAt({ clientX, clientY }: MenuPoint): MenuAnchor {
  return { left: clientX, top: clientY, width: 0, height: 0 };
}

function activeCellAnchor(scroller: HTMLElement): MenuAnchor | undefined {
  const id = scroller.querySelector('[aria-activedescendant]')?.getAttribute('aria-activedescendant');
  const box = scroller.querySelector(`[id="${id}"]`)?.getBoundingClientRect();
  return box && { left: box.left, top: box.top, width: box.width, height: box.height };
}

/** Calls `onClose` when the scroller or anything around it is scrolled, or the window is resized. */
function useCloseOnScroll(scroller: HTMLElement, onClose: () => void): void {
  useEffect(() => {
    const handleScroll = ({ target }: Event) => {
      // not the scrolling of a long menu
      if (target instanceof Node && target.contains(scroller)) onClose();
    };
    window.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    window.addEventListener('resize', onClose);
    return () => {
      window.removeEventListener('scroll', handleScroll, { capture: true });
      window.removeEventListener('resize', onClose);
    };
  }, [scroller, onClose]);
}
