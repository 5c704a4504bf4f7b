import { useCallback, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Menu, MenuContent, MenuTrigger } from './menu';

/** A rectangle in CSS pixels of the viewport. */
export interface MenuAnchor {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface AnchoredMenuProps {
  /** What the menu opens below; undefined for an element that is out of view. */
  anchor: MenuAnchor | undefined;
  /** Names the menu. */
  label: string;
  isOpen: boolean;
  onClose: () => void;
  /** Then its first command has the focus. */
  isOpenedByKey: boolean;
  /** Called once it has closed, unless something else was given the focus. */
  onFocusLost: () => void;
  children: ReactNode;
}

/** A menu below a rectangle, with no element of its own to open it. */
export function AnchoredMenu(props: AnchoredMenuProps) {
  const { anchor, label, isOpen, onClose, isOpenedByKey, onFocusLost, children } = props;
  const focusFirst = useCallback(
    (content: HTMLElement | null) => {
      // before the menu takes the focus itself, which would leave it without a command
      if (isOpenedByKey)
        content?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
    },
    [isOpenedByKey],
  );
  return (
    <Menu open={isOpen} onOpenChange={(next) => !next && onClose()}>
      {createPortal(
        <MenuTrigger asChild>
          <span data-scope-ui="" aria-hidden className="pointer-events-none fixed" style={anchor} />
        </MenuTrigger>,
        document.body,
      )}
      <MenuContent
        ref={focusFirst}
        aria-label={label}
        aria-labelledby={undefined}
        className="min-w-47"
        onContextMenu={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body) onFocusLost();
        }}
      >
        {children}
      </MenuContent>
    </Menu>
  );
}
