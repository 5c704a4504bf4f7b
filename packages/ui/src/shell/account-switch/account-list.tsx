import { useId, useState, type KeyboardEvent } from 'react';
import { SearchField } from '../../components/search-field/search-field';
import { Tile } from '../../components/tile/tile';
import { CheckIcon } from '../../icons';
import { cn } from '../../lib/cn';
import { unlessComposing } from '../../lib/composition';

export interface AccountOption<Id extends string | number> {
  id: Id;
  name: string;
  /** The second line, such as the account's number. The search finds it too. */
  detail: string;
  /** Determines the colour of the tile, such as the account's number; the name by default. */
  seed?: string | undefined;
  /** Title above the first of neighbouring options with the same one, such as “Recent”. */
  group?: string | undefined;
}

export interface AccountListLabels {
  /** Names the list. */
  list: string;
  /** Names the search field and is its placeholder. */
  search: string;
  /** Names the button that clears the search field. */
  clear: string;
  /** Shown if no account matches. */
  empty: string;
}

export interface AccountListProps<Id extends string | number> {
  choices: readonly AccountOption<Id>[];
  /** Null if none is selected yet. */
  currentId: Id | null;
  /** Called for the current account too, so that the host can close its popover. */
  onSelect: (id: Id) => void;
  labels: AccountListLabels;
}

/** The accounts of the user: typing searches, arrows and Enter select. */
export function AccountList<Id extends string | number>({
  choices,
  currentId,
  onSelect,
  labels,
}: AccountListProps<Id>) {
  const id = useId();
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(() => choices.findIndex((choice) => choice.id === currentId));
  const wanted = text.trim().toLowerCase();
  const found = matchesOf(choices, wanted);
  const position = Math.min(Math.max(marked, 0), found.length - 1);
  const optionId = (index: number) => `${id}-${String(index)}`;
  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      const next = (position + step + found.length) % found.length;
      setMarked(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const choice = found[position];
      if (choice) onSelect(choice.id);
    }
  };
  const renderOption = (choice: AccountOption<Id>, index: number) => (
    // the search field, which keeps the focus, handles arrows and Enter
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      key={choice.id}
      id={optionId(index)}
      role="option"
      aria-selected={choice.id === currentId}
      onClick={() => onSelect(choice.id)}
      onPointerMove={() => setMarked(index)}
      className={cn(
        'flex min-h-11 cursor-pointer py-1 items-center gap-2.5 rounded-xs px-2',
        index === position && 'bg-hover',
      )}
    >
      <Tile name={choice.name} seed={choice.seed ?? choice.name} size="large" />
      <span className="min-w-0 flex-1">
        {/* names of one customer often differ in their ends only */}
        <span className="line-clamp-2 font-medium wrap-anywhere">
          <Marked text={choice.name} wanted={wanted} />
        </span>
        <span className="block text-12 text-fg-3 tabular-nums">
          <Marked text={choice.detail} wanted={wanted} />
        </span>
      </span>
      {choice.id === currentId && <CheckIcon aria-hidden className="size-4 text-accent-fg" />}
    </li>
  );
  return (
    <div data-scope-ui="">
      <div className="border-b border-line-1 p-2">
        <SearchField
          label={labels.search}
          placeholder={labels.search}
          clearLabel={labels.clear}
          value={text}
          onValueChange={(value) => {
            setText(value);
            setMarked(0);
          }}
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={found.length > 0 ? optionId(position) : undefined}
          onKeyDown={unlessComposing(handleKeyDown)}
        />
      </div>
      <ul id={id} role="listbox" aria-label={labels.list} className="max-h-80 overflow-y-auto p-1">
        {groupsOf(found).map(({ title, first, options }) => {
          const list = options.map((choice, index) => renderOption(choice, first + index));
          if (title === undefined) return list;
          const titleId = `${id}-group-${String(first)}`;
          return (
            <li key={titleId} role="group" aria-labelledby={titleId}>
              <span id={titleId} className="block px-2 pt-2 pb-1 text-12 font-medium text-fg-3">
                {title}
              </span>
              <ul role="presentation">{list}</ul>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && (
        <p role="status" className="px-3 pb-4 text-center text-fg-3">
          {labels.empty}
        </p>
      )}
    </div>
  );
}

/** A text with the first place of the searched one marked. */
function Marked({ text, wanted }: { text: string; wanted: string }) {
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (start < 0) return text;
  const end = start + wanted.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className="rounded-xs bg-accent-bg-2 text-fg-1">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

interface OptionGroup<Id extends string | number> {
  title: string | undefined;
  /** Position of the first option in the list. */
  first: number;
  options: AccountOption<Id>[];
}

function groupsOf<Id extends string | number>(found: readonly AccountOption<Id>[]): OptionGroup<Id>[] {
  const groups: OptionGroup<Id>[] = [];
  for (const [index, option] of found.entries()) {
    const last = groups.at(-1);
    if (last && last.title === option.group) last.options.push(option);
    else groups.push({ title: option.group, first: index, options: [option] });
  }
  return groups;
}

function matchesOf<Id extends string | number>(choices: readonly AccountOption<Id>[], wanted: string) {
  return choices.filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(wanted));
}
