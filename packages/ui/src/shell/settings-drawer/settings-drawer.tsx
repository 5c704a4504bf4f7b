import { useRef, type ReactNode } from 'react';
import { Sheet, SheetContent } from '../../components/sheet/sheet';

export interface SettingsDrawerProps {
  title: ReactNode;
  /** Names the close button. */
  closeLabel: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `bottom` on phones. Default: `right`. */
  side?: 'right' | 'bottom';
  /** Groups of settings: `ChoiceCards`, `SwatchGroup`, `SettingsSection`, `SettingsSwitches`.  */
  children: ReactNode;
  /** At the foot, always in view: a `ResetFooter`. */
  footer?: ReactNode;
}

/** The settings of an app, which apply immediately. On close, the focus returns to its previous element, such as a menu's button. */
export function SettingsDrawer({
  title,
  closeLabel,
  isOpen,
  onOpenChange,
  side = 'right',
  children,
  footer,
}: SettingsDrawerProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        side={side}
        title={title}
        closeLabel={closeLabel}
        footer={footer}
        onOpenAutoFocus={() => {
          opener.current = document.activeElement;
        }}
        onCloseAutoFocus={(event) => {
          // the drawer has no trigger that could get the focus back
          event.preventDefault();
          if (opener.current instanceof HTMLElement) opener.current.focus();
        }}
      >
        <div data-scope-ui="" data-scope-end="" className="flex flex-col gap-5.5 px-5 pt-1 pb-5">
          {children}
        </div>
      </SheetContent>
    </Sheet>
  );
}
