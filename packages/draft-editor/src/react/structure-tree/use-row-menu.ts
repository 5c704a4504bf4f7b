import type { MenuAnchor } from '@meridian/ui';
import { useRef, useState, type MouseEvent } from 'react';
import { keyOfNode, type DraftNode } from './tree-items';

interface OpenedMenu {
  node: DraftNode;
  name: string;
  button: HTMLElement;
  anchor: MenuAnchor;
  isOpenedByKey: boolean;
}

/** The only menu of all rows: a menu in each row would make a large tree slow. */
export function useRowMenu() {
  const [opened, setOpened] = useState<OpenedMenu>();
  const [isOpen, setIsOpen] = useState(false);
  /** Set before the click event: by then, the menu has already closed because of the press outside it. */
  const wasOpenAt = useRef<string>(undefined);
  const close = () => setIsOpen(false);

  /** Props for the button of a row. */
  function buttonProps(node: DraftNode, name: string) {
    const key = keyOfNode(node);
    const isShown = isOpen && opened !== undefined && keyOfNode(opened.node) === key;
    return {
      isOpen: isShown,
      onPointerDown: () => {
        wasOpenAt.current = isShown ? key : undefined;
      },
      onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
        if (wasOpenAt.current === key && detail > 0) {
          wasOpenAt.current = undefined;
          close();
          return;
        }
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        const anchor = { left, top, width, height };
        // a click by key has a count of 0
        setOpened({ node, name, button: currentTarget, anchor, isOpenedByKey: detail === 0 });
        setIsOpen(true);
      },
    };
  }

  return {
    buttonProps,
    close,
    menu: opened && {
      node: opened.node,
      name: opened.name,
      anchor: opened.anchor,
      isOpenedByKey: opened.isOpenedByKey,
      isOpen,
      onClose: close,
      onFocusLost: () => opened.button.focus(),
    },
  };
}

export type RowMenu = ReturnType<typeof useRowMenu>;
