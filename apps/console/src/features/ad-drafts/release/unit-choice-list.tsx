import { childrenOf, findRow, parentOf, rowsInOrder, tableOf, type Draft } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Button, Checkbox, SearchField } from '@meridian/ui';
import { useMemo, useState } from 'react';

export interface UnitChoiceListProps {
  draft: Draft;
  selectedIds: ReadonlySet<string>;
  onSelectedIdsChange: (ids: ReadonlySet<string>) => void;
}

/** The units of a draft with their campaigns and numbers of pictures, for selection. */
export function UnitChoiceList({ draft, selectedIds, onSelectedIdsChange }: UnitChoiceListProps) {
  const { t } = useTranslation(['adDrafts', 'common']);
  const [filter, setFilter] = useState('');
  const units = useUnits(draft);
  if (units.length === 0) return <p className="text-13 text-fg-2">{t('searchTerms.noUnits')}</p>;
  const wanted = filter.trim().toLowerCase();
  const shown = units.filter(({ name, campaign }) => `${campaign} ${name}`.toLowerCase().includes(wanted));
  const change = (ids: readonly string[], isSelected: boolean) => {
    const next = new Set(selectedIds);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    onSelectedIdsChange(next);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={t('release.filter')}
          clearLabel={t('common:clear')}
          value={filter}
          onValueChange={setFilter}
          className="w-60 max-desktop:w-full"
        />
        <Button
          variant="ghost"
          disabled={shown.length === 0}
          onClick={() =>
            change(
              shown.map(({ id }) => id),
              true,
            )
          }
        >
          {t('release.all')}
        </Button>
      </div>
      <ul
        aria-label={t('release.units')}
        className="max-h-72 overflow-y-auto rounded-sm border border-line-2 text-13"
      >
        {shown.map(({ id, name, campaign, count }) => (
          // a row outside the viewport is not laid out
          <li
            key={id}
            className="border-b border-line-1 px-3 py-1.5 last:border-b-0 [contain-intrinsic-size:auto_48px] [content-visibility:auto]"
          >
            <Checkbox
              checked={selectedIds.has(id)}
              onChange={({ target }) => change([id], target.checked)}
              label={
                <span className="block min-w-0 wrap-anywhere">
                  <span className="block font-medium text-fg-1">{name || t('editor.unnamedUnit')}</span>
                  <span className="block text-12 text-fg-3">
                    {campaign || t('editor.unnamedCampaign')} · {t('release.pictures', { count })}
                  </span>
                </span>
              }
            />
          </li>
        ))}
        {shown.length === 0 && <li className="px-3 py-3 text-fg-3">{t('release.noMatch')}</li>}
      </ul>
    </div>
  );
}

function useUnits(draft: Draft) {
  return useMemo(
    () =>
      rowsInOrder(draft, 'unit').map(({ id, adgroupName }) => ({
        id,
        name: adgroupName.trim(),
        campaign: findRow(draft, 'campaign', parentOf(tableOf(draft, 'unit'), id) ?? '')?.campaignName ?? '',
        count: childrenOf(draft, 'picture', id).length,
      })),
    [draft],
  );
}
