import { FieldBox, IconButton, inputInBox, cn, unlessComposing } from '@meridian/ui';
import { SearchIcon, XIcon } from '@meridian/ui/icons';
import { useId, useRef, type ReactElement } from 'react';
import { BusinessColumns } from './business-columns';
import { BusinessResults } from './business-results';
import type { BusinessPickerLabels } from './labels';
import { useBusinessPanel, type BusinessPanelInput } from './use-business-panel';

export interface BusinessPanelProps extends BusinessPanelInput {
  labels: BusinessPickerLabels;
}

/** A search field that keeps the focus, above the tree in columns or the results. */
export function BusinessPanel({ labels, ...input }: BusinessPanelProps): ReactElement {
  const { tree, value } = input;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const panel = useBusinessPanel(input);
  const { query, isSearch, matches, total, activeNode } = panel;
  const optionId = (nodeId: string) => `${id}-${nodeId}`;
  const shared = { id: `${id}-list`, active: activeNode, value, optionId };
  const hasList = !isSearch || matches.length > 0;
  const clear = () => {
    panel.search('');
    field.current?.focus();
  };
  return (
    <div data-scope-ui="" className="flex min-h-0 flex-col">
      <div className="border-b border-line-2 p-2">
        <FieldBox
          appearance="quiet"
          leading={<SearchIcon />}
          trailing={
            query !== '' && (
              <IconButton size="small" label={labels.clearSearch} onClick={clear}>
                <XIcon />
              </IconButton>
            )
          }
        >
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={labels.search}
            placeholder={labels.search}
            aria-describedby={`${id}-keys`}
            aria-autocomplete="list"
            aria-haspopup={isSearch ? 'listbox' : 'tree'}
            aria-expanded={hasList}
            aria-controls={hasList ? shared.id : undefined}
            aria-activedescendant={activeNode && optionId(activeNode.id)}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => panel.search(event.target.value)}
            onKeyDown={unlessComposing(panel.handleKeyDown)}
            className={cn(inputInBox, 'h-full')}
          />
        </FieldBox>
      </div>
      {isSearch && matches.length > 0 && (
        <BusinessResults {...shared} labels={labels} matches={matches} onActivate={panel.activate} />
      )}
      {!isSearch && (
        <BusinessColumns
          {...shared}
          label={labels.all}
          roots={tree.roots}
          onActivate={panel.activateInColumn}
        />
      )}
      <p role="status" className={cn(isSearch && 'border-t border-line-2 px-3 py-2 text-12 text-fg-3')}>
        {isSearch &&
          (total === 0 ? labels.noMatch(query.trim()) : labels.count({ shown: matches.length, total }))}
      </p>
      <p id={`${id}-keys`} className="sr-only">
        {labels.keys}
      </p>
    </div>
  );
}
