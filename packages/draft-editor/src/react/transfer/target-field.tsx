import type { Language } from '@meridian/i18n/core';
import { Field, SearchSelect, type SearchSelectOption } from '@meridian/ui';
import { useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { childrenOf, rootId, type Draft, type TransferKind } from '../../core';
import { transferLabels } from './labels';

export interface TargetFieldProps {
  draft: Draft;
  kind: TransferKind;
  /** A campaign or unit that is no target. */
  excludedId: string | undefined;
  value: string | undefined;
  onValueChange: (targetId: string) => void;
  language: Language;
}

interface Target extends SearchSelectOption<string> {
  searched: string;
}

const shownCount = 50;

/** Finds the campaign or unit that gets rows, by its name or that of its campaign. */
export function TargetField(props: TargetFieldProps): ReactElement {
  const { draft, kind, excludedId, value, onValueChange, language } = props;
  const labels = transferLabels[language];
  const [text, setText] = useState('');
  const targets = useMemo(
    () => targetsOf(draft, kind, language).filter((target) => target.value !== excludedId),
    [draft, kind, excludedId, language],
  );
  const wanted = useDeferredValue(text).trim().toLowerCase();
  const found = useMemo(
    () => (wanted === '' ? targets : targets.filter(({ searched }) => searched.includes(wanted))),
    [targets, wanted],
  );
  return (
    <Field label={labels.target[kind]}>
      {(control) => (
        <SearchSelect
          {...control}
          options={found.slice(0, shownCount)}
          selected={targets.find((target) => target.value === value)}
          onValueChange={onValueChange}
          text={text}
          onTextChange={setText}
          placeholder={labels.placeholder[kind]}
          footnote={found.length > shownCount && labels.shown(shownCount, found.length)}
          labels={{
            list: labels.targets[kind],
            search: labels.search[kind],
            clear: labels.clear,
            empty: labels.noTarget,
            loading: labels.loading,
            failed: labels.failed,
            retry: labels.retry,
          }}
        />
      )}
    </Field>
  );
}

/** The campaigns of a draft, or its units with their campaigns. */
function targetsOf(draft: Draft, kind: TransferKind, language: Language): Target[] {
  const { unnamed, count } = transferLabels[language];
  return childrenOf(draft, 'campaign', rootId).flatMap((campaign): Target[] => {
    const name = campaign.campaignName.trim() || unnamed.campaign;
    const units = childrenOf(draft, 'unit', campaign.id);
    if (kind === 'unit')
      return [
        {
          value: campaign.id,
          label: name,
          detail: count(kind, units.length),
          searched: name.toLowerCase(),
        },
      ];
    return units.map((unit) => {
      const label = unit.adgroupName.trim() || unnamed.unit;
      const present = count(kind, childrenOf(draft, kind, unit.id).length);
      return {
        value: unit.id,
        label,
        detail: `${name} · ${present}`,
        searched: `${label} ${name}`.toLowerCase(),
      };
    });
  });
}
