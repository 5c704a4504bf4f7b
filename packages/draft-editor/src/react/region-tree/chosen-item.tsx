import type { Language } from '@meridian/i18n/core';
import { IconButton } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import type { InputPlace } from '../../core/inputs/open-input';
import type { RangeLimit } from '../../core/limits/provider-limits';
import { formatFactor } from '../../core/values/factor';
import { FactorField } from '../time-grid/factor-field';
import type { RegionTreeLabels } from './labels';

export interface ChosenItemProps {
  id: string;
  name: string;
  depth: number;
  factor: number;
  factorLimit: RangeLimit;
  /** Where the text of the factor waits until it is valid. */
  place: InputPlace | undefined;
  language: Language;
  labels: RegionTreeLabels;
  removeLabel: string;
  /** If absent, the factor cannot be edited. */
  onFactor?: ((factor: number) => void) | undefined;
  /** If absent, the row cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** A selected region with its factor. */
export function ChosenItem({
  id,
  name,
  depth,
  factor,
  factorLimit,
  place,
  language,
  labels,
  removeLabel,
  onFactor,
  onRemove,
}: ChosenItemProps): ReactElement {
  return (
    <li
      data-chosen={id}
      style={{ paddingInlineStart: depth * 16 }}
      className="flex min-h-ctl flex-wrap items-center gap-x-2 text-13"
    >
      <span className="min-w-0 flex-1 wrap-anywhere text-fg-1">{name}</span>
      {onFactor ? (
        <FactorField
          label={labels.factorOf(name)}
          value={factor}
          limit={factorLimit}
          place={place}
          language={language}
          onCommit={onFactor}
          className="contents"
        />
      ) : (
        <span className="text-fg-2 tabular-nums">{formatFactor(factor)}</span>
      )}
      {onRemove && (
        <IconButton size="small" label={removeLabel} onClick={onRemove}>
          <XIcon />
        </IconButton>
      )}
    </li>
  );
}
