import { cloneElement, useState, type ReactElement } from 'react';
import { preloadPanel } from './components/lazy-panel';
import type { RangeOverlayProps } from './range-overlay';

export type RangePopoverProps = Omit<RangeOverlayProps, 'isOpen' | 'onOpenChange'>;

const importOverlay = () => import('./range-overlay');
type Overlay = Awaited<ReturnType<typeof importOverlay>>['RangeOverlay'];

const preload = () => {
  importOverlay().catch(() => undefined); // the next press retries
  preloadPanel();
};

/** A button and the panel it opens. Hover, focus or a click loads the code of panel and overlay. */
export function RangePopover(props: RangePopoverProps): ReactElement {
  const [overlay, setOverlay] = useState<{ Overlay: Overlay }>();
  const [isOpen, setIsOpen] = useState(false);
  if (overlay) return <overlay.Overlay {...props} isOpen={isOpen} onOpenChange={setIsOpen} />;
  const open = async () => {
    const { RangeOverlay } = await importOverlay();
    setOverlay({ Overlay: RangeOverlay });
    setIsOpen(true);
  };
  return cloneElement(props.trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => {
      open().catch((error: unknown) => console.warn('Date range picker: its panel did not load.', error));
    },
  });
}
