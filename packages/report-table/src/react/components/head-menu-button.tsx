import { EllipsisVerticalIcon } from '@meridian/ui/icons';
import { useRef } from 'react';

export interface HeadMenuButtonProps {
  label: string;
  isOpen: boolean;
  /** At the very edge of the head, which is not the one that resizes it. */
  isAtEdge: boolean;
  onOpen: () => void;
  /** The pointer has come to it. */
  onNear: () => void;
}

/**
 * Opens the menu of a column, over the end of its title. For the pointer alone, and so hidden from assistive technology:
 * the head itself has the menu, by its keys.
 */
export function HeadMenuButton({ label, isOpen, isAtEdge, onOpen, onNear }: HeadMenuButtonProps) {
  // the press closes the menu that is open, as any press outside it does; the click must not open it again
  const wasOpen = useRef(false);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      title={label}
      data-column-menu=""
      data-state={isOpen ? 'open' : 'closed'}
      className={`absolute inset-y-0.5 grid w-5 place-items-center bg-sunken text-fg-3 hover:text-fg-1 data-[state=open]:text-fg-1 ${isAtEdge ? 'right-0' : 'right-1.75'}`}
      onPointerEnter={onNear}
      onPointerDown={() => {
        wasOpen.current = isOpen;
      }}
      onClick={() => {
        if (!wasOpen.current) onOpen();
      }}
    >
      <EllipsisVerticalIcon className="size-3.5" />
    </button>
  );
}
