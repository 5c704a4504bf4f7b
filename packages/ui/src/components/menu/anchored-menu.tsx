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
  /** The rectangle below which the menu opens; undefined for an element that is out of view. */
  anchor: MenuAnchor | undefined;
  /** Names the menu. */
  label: string;
  isOpen: boolean;
  onClose: () => void;
  /** Whether its first command gets the focus. */
  isOpenedByKey: boolean;
  /** Called once it has closed, unless another element got the focus. */
  onFocusLost: () => void;
  children: ReactNode;
}

/** A menu below a rectangle, without a trigger element. */
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
