import { useCallback, useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Menu, MenuContent, MenuTrigger } from './menu';

/** A rectangle in CSS pixels of the viewport. */
export interface MenuAnchor {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Position of a pointer in the viewport. */
export interface MenuPoint {
  clientX: number;
  clientY: number;
}

export function anchorAtPoint({ clientX, clientY }: MenuPoint): MenuAnchor {
  return { left: clientX, top: clientY, width: 0, height: 0 };
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
  /** The menu closes when this element or anything around it is scrolled. */
  scroller?: HTMLElement | undefined;
  children: ReactNode;
}

/** A menu below a rectangle, without a trigger element. */
export function AnchoredMenu(props: AnchoredMenuProps) {
  const { anchor, label, isOpen, onClose, isOpenedByKey, onFocusLost, scroller, children } = props;
  useCloseOnScroll(scroller, onClose);
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

function useCloseOnScroll(scroller: HTMLElement | undefined, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!scroller) return undefined;
    const handleScroll = ({ target }: Event) => {
      // not the scrolling of a long menu
      if (target instanceof Node && target.contains(scroller)) close();
    };
    const handleResize = () => close();
    window.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    window.addEventListener('resize', handleResize);
    return () => {
      window.removeEventListener('scroll', handleScroll, { capture: true });
      window.removeEventListener('resize', handleResize);
    };
  }, [scroller]);
}
