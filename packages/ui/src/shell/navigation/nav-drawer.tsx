import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../components/button/button';
import { Sheet, SheetClose, SheetContent, SheetTrigger } from '../../components/sheet/sheet';

export interface NavDrawerProps {
  /** Names the drawer and the navigation in it. */
  label: string;
  /** Names the close button, which is there for keyboards and screen readers. */
  closeLabel: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that opens it; it gets the focus back. */
  trigger: ReactElement;
  /** Content at the top: a `Brand`. */
  brand?: ReactNode;
  /** A `NavList`; its `onNavigate` closes the drawer. */
  children: ReactNode;
  /** At the foot, always in view: the user, and buttons such as "Log out". */
  footer?: ReactNode;
}

/** The navigation of a phone: a drawer from the left edge, with larger entries. */
export function NavDrawer({
  label,
  closeLabel,
  isOpen,
  onOpenChange,
  trigger,
  brand,
  children,
  footer,
}: NavDrawerProps) {
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetTrigger asChild>{trigger}</SheetTrigger>
      <SheetContent side="left" title={label} isTitleHidden closeLabel={closeLabel}>
        <div
          data-scope-ui=""
          data-scope-end=""
          className="flex min-h-full flex-col [--meridian-nav-item-height:38px] [--meridian-topbar-height:52px]"
        >
          {brand}
          <nav
            data-scope-ui=""
            data-scope-end=""
            aria-label={label}
            className="flex-1 px-2 pt-1 pb-3 text-14"
          >
            {children}
          </nav>
          {footer && (
            <footer
              data-scope-ui=""
              data-scope-end=""
              className="sticky bottom-0 flex items-center gap-2 border-t border-line-2 bg-canvas px-3 py-2.5 [--meridian-control-height:40px]"
            >
              {footer}
            </footer>
          )}
        </div>
        <div
          data-scope-ui=""
          className="absolute top-2.5 right-2.5 -translate-y-20 focus-within:translate-y-0"
        >
          <SheetClose asChild>
            <Button>{closeLabel}</Button>
          </SheetClose>
        </div>
      </SheetContent>
    </Sheet>
  );
}
