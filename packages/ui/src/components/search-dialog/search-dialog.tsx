import * as Radix from '@radix-ui/react-dialog';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { SearchIcon, XIcon } from '../../icons';
import { cn } from '../../lib/cn';
import { closeUnlessComposing, unlessComposing } from '../../lib/composition';
import { scrim } from '../dialog/styles';
import { Kbd } from '../kbd/kbd';
import { ResultList } from './result-list';
import type { SearchDialogGroup } from './search-results';

export interface SearchDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog and its field. */
  label: string;
  placeholder: string;
  closeLabel: string;
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly SearchDialogGroup[];
  /** Shown when there are no results. */
  empty: ReactNode;
  /** The number of results, for assistive technology; announced when it changes. */
  status: string;
  /** `isNewTab`: Ctrl or Cmd was pressed. */
  onChoose: (id: string, how: { isNewTab: boolean }) => void;
  /** What the results leave out, and why; below them. */
  note?: ReactNode;
  /** A list of keys; hidden in touch layouts. */
  footer?: ReactNode;
}

/**
 * A search dialog over the page. The field keeps the focus: arrow keys move through the results, Enter opens one, Ctrl
 * Enter opens it in a new tab, Escape closes the dialog and returns the focus.
 */
export function SearchDialog({ isOpen, onOpenChange, label, note, footer, ...search }: SearchDialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay data-scope-ui="" className={cn(scrim, 'z-dialog')} />
        <Radix.Content
          data-scope-ui=""
          data-elevated=""
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus only to its own trigger; a page that was opened meanwhile may have it already
            event.preventDefault();
            const isFree = document.activeElement === document.body;
            if (isFree && opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onEscapeKeyDown={closeUnlessComposing()}
          className={cn(
            'fixed inset-x-2 top-2 z-dialog mx-auto flex max-h-[calc(100dvh-16px)] flex-col overflow-hidden rounded-lg',
            'bg-overlay text-13 text-fg-1 shadow-dialog outline-none',
            'desktop:top-[min(120px,14dvh)] desktop:max-h-[min(560px,76dvh)] desktop:max-w-150',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-dialog-in',
          )}
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <Search {...search} label={label} />
          <div
            role="status"
            className="shrink-0 border-t border-line-2 px-4 py-2.5 text-12 text-fg-2 empty:hidden"
          >
            {note}
          </div>
          {footer && (
            <footer
              data-scope-end=""
              className="flex shrink-0 flex-wrap gap-x-4 gap-y-1 border-t border-line-2 px-4 py-2.5 text-12 text-fg-3 max-desktop:hidden"
            >
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type SearchProps = Omit<SearchDialogProps, 'isOpen' | 'onOpenChange' | 'note' | 'footer'>;

function Search(props: SearchProps) {
  const { label, placeholder, closeLabel, query, onQueryChange, groups, empty, status, onChoose } = props;
  const listId = useId();
  const items = groups.flatMap((group) => group.items);
  const { active, setActive, move } = useActiveItem(items, query);
  const optionId = (id: string) => `${listId}-${id}`;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) {
      onChoose(active.id, { isNewTab: event.ctrlKey || event.metaKey });
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex h-13 shrink-0 items-center gap-3 border-b border-line-2 px-4">
        <SearchIcon aria-hidden className="size-4.5 shrink-0 text-fg-3" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? listId : undefined}
          aria-activedescendant={active && optionId(active.id)}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
          onKeyDown={unlessComposing(handleKeyDown)}
          className="h-full min-w-0 flex-1 bg-transparent text-16 outline-none placeholder:text-fg-3"
        />
        <Radix.Close
          aria-label={closeLabel}
          className="grid min-h-6 min-w-6 shrink-0 place-items-center rounded-xs text-fg-2 focus-ring max-desktop:min-h-11 max-desktop:min-w-11"
        >
          <Kbd className="max-desktop:hidden">Esc</Kbd>
          <XIcon aria-hidden className="size-5 desktop:hidden" />
        </Radix.Close>
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
      {items.length > 0 ? (
        <ResultList
          id={listId}
          label={label}
          groups={groups}
          activeId={active?.id}
          optionId={optionId}
          onActivate={setActive}
          onChoose={onChoose}
        />
      ) : (
        <div data-scope-end="" className="min-h-0 overflow-y-auto px-4 py-6 text-center text-fg-2">
          {empty}
        </div>
      )}
    </>
  );
}

/**
 * The result that the keys act on: the first one until the user moves, and again after the query changes.
 * Shape:  undefined without results; `move` wraps around at both ends.
 */
function useActiveItem<Item extends { id: string }>(items: readonly Item[], query: string) {
  const [choice, setChoice] = useState({ id: '', query });
  const chosen = choice.query === query ? items.find(({ id }) => id === choice.id) : undefined;
  const active = chosen ?? items[0];
  const setActive = (id: string) => setChoice({ id, query });
  const move = (step: 1 | -1) => {
    const index = items.findIndex(({ id }) => id === active?.id);
    const next = items.at((index + step) % items.length);
    if (next) setActive(next.id);
  };
  return { active, setActive, move };
}
