import { useEffect, useRef, type MouseEvent } from 'react';
import { CornerDownLeftIcon } from '../../icons';
import { cn } from '../../lib/cn';
import type { SearchDialogGroup, SearchDialogItem } from './search-results';

interface ResultListProps {
  label: string;
  groups: readonly SearchDialogGroup[];
  /** `isNewTab`: Ctrl or Cmd was pressed. */
  onChoose: (id: string, how: { isNewTab: boolean }) => void;
  id: string;
  activeId: string | undefined;
  optionId: (id: string) => string;
  onActivate: (id: string) => void;
}

/** The results below their headings. The active one scrolls into view. */
export function ResultList({ id, label, groups, activeId, optionId, ...actions }: ResultListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5"
    >
      {groups.map((group, index) => {
        const headingId = `${id}-group-${String(index)}`;
        return (
          <div key={group.label} role="group" aria-labelledby={headingId}>
            <div id={headingId} role="presentation" className="px-2.5 py-1.5 text-12 text-fg-3">
              {group.label}
            </div>
            {group.items.map((item) => (
              <Result
                key={item.id}
                item={item}
                id={optionId(item.id)}
                isActive={item.id === activeId}
                {...actions}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface ResultProps extends Pick<ResultListProps, 'onActivate' | 'onChoose'> {
  item: SearchDialogItem;
  id: string;
  isActive: boolean;
}

function Result({ item, id, isActive, onActivate, onChoose }: ResultProps) {
  const option = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const choose = (event: MouseEvent) =>
    onChoose(item.id, { isNewTab: event.ctrlKey || event.metaKey || event.button === 1 });
  return (
    <button
      ref={option}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // the field keeps the focus
      onMouseDown={(event) => event.preventDefault()}
      // not on enter: scrolling by keys moves rows below a resting pointer
      onMouseMove={() => onActivate(item.id)}
      onClick={choose}
      onAuxClick={(event) => {
        if (event.button === 1) choose(event);
      }}
      className={cn(
        'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-left select-none max-desktop:min-h-12',
        isActive && 'bg-hover',
      )}
    >
      <span aria-hidden className="flex shrink-0 text-fg-3 [&_svg]:size-4">
        {item.icon}
      </span>
      <span className="flex min-w-0 flex-1 items-center justify-between gap-x-4 max-desktop:flex-col max-desktop:items-start">
        <span className="max-w-full min-w-0 truncate">{item.content}</span>
        {item.hint && (
          <span className="max-w-full shrink-0 truncate text-fg-3 max-desktop:text-12 desktop:max-w-1/2">
            {item.hint}
          </span>
        )}
      </span>
      {isActive && <CornerDownLeftIcon aria-hidden className="size-3.5 shrink-0 text-fg-3" />}
    </button>
  );
}
