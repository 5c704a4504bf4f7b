import { Popover, PopoverAnchor, PopoverContent, Sheet, SheetContent, useIsNarrow } from '@meridian/ui';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ColumnState } from '../../../core/columns/column-state';
import type { ReportColumn } from '../../../core/columns/columns';
import type { ColumnChooserLabels } from '../labels';
import { ChooserContent } from './chooser-content';

export interface ChooserPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that the panel is aligned with, and that regains the focus. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  columns: readonly ReportColumn[];
  columnState: ColumnState;
  onColumnStateChange: (state: ColumnState) => void;
  defaultColumnState: ColumnState;
  labels: ColumnChooserLabels;
  footer: ReactNode;
}

/** A popover, or a bottom sheet on a narrow screen. */
export function ChooserPanel({
  isOpen,
  onOpenChange,
  buttonRef,
  columns,
  columnState,
  onColumnStateChange,
  defaultColumnState,
  labels,
  footer,
}: ChooserPanelProps) {
  const isNarrow = useIsNarrow();
  const [isDragging, setIsDragging] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);
  const wasLeft = useRef(false);
  const content = {
    columns,
    columnState,
    defaultColumnState,
    labels,
    footer,
    searchRef,
    onDraggingChange: setIsDragging,
    onCancel: () => onOpenChange(false),
    onApply: (state: ColumnState) => {
      onColumnStateChange(state);
      onOpenChange(false);
    },
  };
  const handleEscape = (event: KeyboardEvent) => {
    const isSearching = event.target === searchRef.current && searchRef.current?.value !== '';
    if (isDragging || isSearching) event.preventDefault();
  };
  const handleOutside = (event: Event) => {
    const isOwnButton = event.target instanceof Node && buttonRef.current?.contains(event.target);
    // the button closes the panel itself
    if (isDragging || isOwnButton) event.preventDefault();
    else wasLeft.current = !isNarrow;
  };
  const handleClosed = (event: Event) => {
    event.preventDefault();
    // if the user moved to another element, the focus stays there
    if (!wasLeft.current) buttonRef.current?.focus();
    wasLeft.current = false;
  };
  const close = {
    onEscapeKeyDown: handleEscape,
    onInteractOutside: handleOutside,
    onCloseAutoFocus: handleClosed,
  };
  if (isNarrow)
    return (
      <Sheet open={isOpen} onOpenChange={onOpenChange}>
        <SheetContent
          side="bottom"
          title={labels.columns}
          isTitleHidden
          closeLabel={labels.close}
          onOpenAutoFocus={(event) => {
            // a focused field would open the virtual keyboard, over half of the list
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          {...close}
        >
          <ChooserContent {...content} className="max-h-[90dvh]" />
        </SheetContent>
      </Sheet>
    );
  return (
    <Popover open={isOpen} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={buttonRef} />
      <PopoverContent
        label={labels.columns}
        align="end"
        className="w-79"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          searchRef.current?.focus();
        }}
        {...close}
      >
        <ChooserContent
          {...content}
          className="max-h-[min(--spacing(146),var(--radix-popover-content-available-height))]"
        />
      </PopoverContent>
    </Popover>
  );
}
