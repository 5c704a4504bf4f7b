import { cloneElement, useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { preloadPanel } from './components/lazy-panel';
import type { RangeOverlayProps } from './range-overlay';

export interface RangePopoverProps extends Omit<RangeOverlayProps, 'isOpen' | 'onOpenChange'> {
  /** Whether the panel opens with the button. */
  defaultOpen?: boolean;
}

const importOverlay = () => import('./range-overlay');
type Overlay = Awaited<ReturnType<typeof importOverlay>>['RangeOverlay'];

const preload = () => {
  importOverlay().catch(() => undefined); // the next press retries
  preloadPanel();
};

/** A button and the panel it opens. Hover, focus or a click loads the code of panel and overlay. */
export function RangePopover({ defaultOpen = false, ...props }: RangePopoverProps): ReactElement {
  const [overlay, setOverlay] = useState<{ Overlay: Overlay }>();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    importOverlay()
      .then(({ RangeOverlay }) => {
        setOverlay({ Overlay: RangeOverlay });
        setIsOpen(true);
      })
      .catch((error: unknown) => console.warn('Date range picker: its panel did not load.', error));
  };
  const opensFirst = useEffectEvent(() => {
    if (defaultOpen) open();
  });
  useEffect(() => opensFirst(), []);
  if (overlay) return <overlay.Overlay {...props} isOpen={isOpen} onOpenChange={setIsOpen} />;
  return cloneElement(props.trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: open,
  });
}
