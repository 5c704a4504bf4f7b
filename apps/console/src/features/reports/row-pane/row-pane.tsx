import { useTranslation } from '@meridian/i18n';
import { IconButton, Sheet, SheetContent } from '@meridian/ui';
import { ChevronDownIcon, ChevronUpIcon, XIcon } from '@meridian/ui/icons';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { rowHeaderKey } from '../report-keys';
import { useCodeWord } from '../table/code-word';
import { RowPaneContent, type RowPaneContentProps } from './row-pane-content';
import type { OpenRow } from './use-row-pane';

export interface RowPaneProps extends Omit<RowPaneContentProps, 'name' | 'row' | 'previous'> {
  open: OpenRow;
}

/** The details of a row: beside the table, or over it on phones. Arrow keys lead to the next row. */
export function RowPane({ open, ...props }: RowPaneProps) {
  const { t } = useTranslation(['rowPane', 'common', 'reports']);
  const isMobile = useIsMobile();
  const codeWord = useCodeWord();
  const pane = useRef<HTMLElement>(null);
  const { row, previous, takesFocus, close, openPrevious, openNext } = open;
  const headerKey = rowHeaderKey(props.model.report) ?? '';
  const name = codeWord(headerKey, String(row[headerKey] ?? '')) || t('noName');
  useEffect(() => {
    if (takesFocus) pane.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const content = <RowPaneContent {...props} row={row} previous={previous} name={name} />;
  const steps = (
    <>
      <IconButton size="small" label={t('previousRow')} disabled={!openPrevious} onClick={openPrevious}>
        <ChevronUpIcon />
      </IconButton>
      <IconButton size="small" label={t('nextRow')} disabled={!openNext} onClick={openNext}>
        <ChevronDownIcon />
      </IconButton>
    </>
  );
  if (isMobile) {
    return (
      <Sheet open onOpenChange={(isOpen) => !isOpen && close()}>
        <SheetContent
          side="right"
          title={name}
          closeLabel={t('common:close')}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="w-full"
          footer={<div className="flex justify-end gap-2">{steps}</div>}
        >
          {content}
        </SheetContent>
      </Sheet>
    );
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const isControl = event.target instanceof Element && event.target.closest('[role=menu], input, canvas');
    const action = { ArrowUp: openPrevious, ArrowDown: openNext }[event.key];
    if (!action || isControl) return;
    event.preventDefault();
    action();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole region
    <section
      ref={pane}
      aria-label={t('label', { name })}
      tabIndex={-1}
      className="relative w-90 shrink-0 border-l border-line-2 bg-surface focus-ring print:hidden"
      onKeyDown={handleKeyDown}
    >
      <div className="absolute inset-0 flex flex-col">
        <header className="flex shrink-0 items-center gap-1 border-b border-line-2 py-2 pr-3 pl-5">
          <h2
            className="mr-auto min-w-0 truncate text-14 font-semibold text-fg-1 [unicode-bidi:plaintext]"
            title={name}
          >
            {name}
          </h2>
          {steps}
          <IconButton size="small" label={t('common:close')} onClick={close}>
            <XIcon />
          </IconButton>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto py-4">{content}</div>
      </div>
    </section>
  );
}
