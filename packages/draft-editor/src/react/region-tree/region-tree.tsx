import type { Language } from '@meridian/i18n/core';
import { SearchField, SegmentedControl, unlessComposing } from '@meridian/ui';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { fieldTitle } from '../../core/import/import-fields';
import type { InputPlace } from '../../core/inputs/open-input';
import type { RangeLimit } from '../../core/limits/provider-limits';
import type { Region } from '../../core/model/rows';
import { regionTrees, type RegionNode } from '../../core/regions/region-nodes';
import { useInputStore } from '../inputs/input-store-context';
import { typedParts } from '../inputs/typed-parts';
import { ControlError } from '../time-grid/control-error';
import { ChosenList } from './chosen-list';
import { regionTreeLabels } from './labels';
import { RegionItems } from './region-items';
import { useRegionChoice } from './use-region-choice';
import { useTreeView } from './use-tree-view';

export interface RegionTreeProps {
  /** Id of a draft's campaign: typed text waits in its store until it is a factor. */
  campaignId?: string;
  /** Limits of a bidding factor at the provider. */
  factorLimit: RangeLimit;
  /** Selected provinces, cities and regions overseas. An empty factor means 1. */
  value: readonly Region[];
  /** Gets the next regions: a province with all cities selected is one region. */
  onChange: (regions: Region[]) => void;
  language: Language;
  isReadOnly?: boolean;
  /** The error of the regions, and how to correct it. */
  error?: string | undefined;
}

/** Where ads are shown: a tree of provinces and cities, and the selected ones with their bidding factors. */
export function RegionTree({
  campaignId,
  factorLimit,
  value,
  onChange,
  language,
  isReadOnly = false,
  error,
}: RegionTreeProps): ReactElement {
  const id = useId();
  const labels = regionTreeLabels[language];
  const listRef = useRef<HTMLUListElement>(null);
  const placeOf = (part: string) => placeOfRegion(campaignId, part);
  const store = useInputStore();
  // their rows exist, though their factor may equal that of their province
  const [typedIds] = useState(() =>
    campaignId === undefined ? [] : typedParts(store.all(), campaignId, 'regions'),
  );
  const model = useRegionChoice({ value, onChange, isReadOnly, ownIds: typedIds });
  const view = useTreeView(model.choice);
  const describedBy = [!isReadOnly && `${id}-keys`, error && `${id}-error`].filter(Boolean).join(' ');

  const editFactor = (node: RegionNode) => {
    // the row of the region must be drawn before its field gets the focus
    flushSync(() => model.addOwnRow(node));
    listRef.current?.querySelector<HTMLInputElement>(`[data-chosen="${node.id}"] input`)?.focus();
  };
  const handleSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') view.focusActive();
    // Enter would submit the form around the control
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  return (
    <div
      data-scope-ui=""
      role="group"
      aria-label={fieldTitle('regions', language)}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <div className="grid overflow-hidden rounded-md border border-line-2 bg-surface desktop:grid-cols-[11fr_9fr]">
        <div className="flex min-w-0 flex-col gap-2 border-line-2 max-desktop:border-b desktop:border-e">
          <div className="flex flex-wrap gap-2 px-3 pt-3">
            <SegmentedControl
              label={labels.trees}
              items={regionTrees.map((tree) => ({ value: tree, label: labels.tree[tree] }))}
              value={view.name}
              onValueChange={view.setName}
            />
            <SearchField
              label={labels.search}
              placeholder={labels.search}
              clearLabel={labels.clearSearch}
              value={view.query}
              onValueChange={view.search}
              onKeyDown={unlessComposing(handleSearchKey)}
              className="min-w-32 flex-1"
            />
          </div>
          <RegionItems
            view={view}
            model={model}
            language={language}
            labels={labels}
            isReadOnly={isReadOnly}
            describedBy={describedBy || undefined}
            onEditFactor={editFactor}
          />
          <div role="status">
            {view.rows.length === 0 && <p className="px-3 pb-3 text-13 text-fg-3">{labels.noMatch}</p>}
          </div>
        </div>
        <ChosenList
          listRef={listRef}
          model={model}
          language={language}
          labels={labels}
          factorLimit={factorLimit}
          isReadOnly={isReadOnly}
          placeOf={placeOf}
        />
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {labels.keys}
      </p>
      <ControlError id={`${id}-error`} error={error} />
    </div>
  );
}

function placeOfRegion(campaignId: string | undefined, part: string): InputPlace | undefined {
  return campaignId === undefined ? undefined : { kind: 'campaign', id: campaignId, field: 'regions', part };
}
