import type { Language } from '@meridian/i18n/core';
import { Button } from '@meridian/ui';
import type { ReactElement, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { InputPlace } from '../../core/inputs/open-input';
import type { RangeLimit } from '../../core/limits/provider-limits';
import type { ChosenRow } from '../../core/regions/chosen-rows';
import { defaultRegionFactor } from '../../core/regions/region-choice';
import { findRegion } from '../../core/regions/region-nodes';
import { formatFactor } from '../../core/values/factor';
import { ChosenItem } from './chosen-item';
import type { RegionTreeLabels } from './labels';
import type { RegionChoiceModel } from './use-region-choice';

export interface ChosenListProps {
  listRef: RefObject<HTMLUListElement | null>;
  model: RegionChoiceModel;
  language: Language;
  labels: RegionTreeLabels;
  factorLimit: RangeLimit;
  isReadOnly: boolean;
  /** Where the text of a factor waits until it is valid. */
  placeOf: (nodeId: string) => InputPlace | undefined;
}

/** The selected regions with their bidding factors. */
export function ChosenList({
  listRef,
  model,
  language,
  labels,
  factorLimit,
  isReadOnly,
  placeOf,
}: ChosenListProps): ReactElement {
  const { rows, choice } = model;
  const count = rows.length + choice.unknown.length;
  const { min, max } = factorLimit;
  const common = { language, labels, factorLimit };

  /** Removes a row, and focuses the button of the next one instead of losing the focus. */
  const removeAt = (index: number, remove: () => void) => {
    flushSync(remove);
    const items = [...(listRef.current?.children ?? [])];
    const next = items[index] ?? items.at(-1);
    next?.querySelector('button')?.focus();
  };
  return (
    <div className="flex min-w-0 flex-col gap-2 bg-sunken p-3">
      <div className="flex min-h-6 flex-wrap items-center gap-x-2 text-12 whitespace-nowrap text-fg-3">
        <span aria-live="polite" className="tabular-nums">
          <span className="text-13 font-medium text-fg-1">{labels.chosen}</span> {count}
        </span>
        {count > 0 && !isReadOnly && (
          <span data-size="mini" className="flex">
            <Button variant="link" onClick={model.clear}>
              {labels.clear}
            </Button>
          </span>
        )}
        <span className="ms-auto">{labels.factor}</span>
      </div>
      {count === 0 && <p className="text-13 text-fg-3">{labels.nothingChosen}</p>}
      <ul ref={listRef} aria-label={labels.chosen} className="flex flex-col gap-1.5">
        {rows.map((row, index) => {
          const name = nameOf(row, language, labels);
          return (
            <ChosenItem
              key={row.node.id}
              {...common}
              id={row.node.id}
              name={name}
              depth={row.depth}
              factor={row.factor}
              place={placeOf(row.node.id)}
              removeLabel={row.parentFactor === null ? labels.remove(name) : labels.removeFactor(name)}
              onFactor={isReadOnly ? undefined : (factor) => model.setRowFactor(row, factor)}
              onRemove={isReadOnly ? undefined : () => removeAt(index, () => model.removeRow(row))}
            />
          );
        })}
        {choice.unknown.map(({ regionId, factor }, index) => (
          <ChosenItem
            key={regionId}
            {...common}
            id={String(regionId)}
            name={labels.unknown(regionId)}
            depth={0}
            factor={factor ?? defaultRegionFactor}
            place={undefined}
            removeLabel={labels.remove(labels.unknown(regionId))}
            onRemove={
              isReadOnly
                ? undefined
                : () => removeAt(rows.length + index, () => model.removeUnknown(regionId))
            }
          />
        ))}
      </ul>
      {!isReadOnly && (
        <p className="text-12 text-fg-3">{labels.hint(formatFactor(min), formatFactor(max))}</p>
      )}
    </div>
  );
}

function nameOf({ node, depth, cityCount }: ChosenRow, language: Language, labels: RegionTreeLabels): string {
  const name = node.name[language];
  if (cityCount !== null) return labels.part(name, cityCount);
  const province =
    node.level === 'city' && depth === 0 && node.parentId ? findRegion(node.parentId) : undefined;
  return province ? labels.inProvince(name, province.name[language]) : name;
}
