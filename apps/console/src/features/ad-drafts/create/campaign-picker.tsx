import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Checkbox, SearchField, Skeleton } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { ListFailed } from '../../../lib/lists/list-failed';

export interface CampaignPickerProps {
  accountId: number;
  /** Ids at the provider; null for all. */
  value: readonly string[] | null;
  onValueChange: (value: readonly string[] | null) => void;
}

/** Selects campaigns of an account by name. */
export function CampaignPicker({ accountId, value, onValueChange }: CampaignPickerProps) {
  const { t } = useTranslation('adDrafts');
  const [text, setText] = useState('');
  const { data, error, refetch } = useQuery(
    endpointOptions(useApi(), endpoints.draftAccountCampaigns, { body: { accountId }, withoutAccount: true }),
  );
  if (error)
    return <ListFailed title={t('fetch.failedCampaigns')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  const { campaigns: list } = data;
  if (list.length === 0) return <p className="text-fg-2">{t('fetch.none')}</p>;
  const wanted = text.trim().toLowerCase();
  const shown = list.filter(({ campaignName }) => campaignName.toLowerCase().includes(wanted));
  const selected = new Set(value ?? list.map(({ id }) => id));
  const select = (ids: readonly string[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const id of ids)
      if (isSelected) next.add(id);
      else next.delete(id);
    onValueChange(next.size === list.length ? null : [...next]);
  };
  const all = shown.map(({ id }) => id);
  const count = all.filter((id) => selected.has(id)).length;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium">{t('fetch.campaigns')}</legend>
      <SearchField
        label={t('fetch.search')}
        clearLabel={t('fetch.clear')}
        placeholder={t('fetch.search')}
        value={text}
        onValueChange={setText}
      />
      {shown.length === 0 ? (
        <p className="text-fg-2">{t('fetch.noMatch')}</p>
      ) : (
        <div className="flex max-h-60 flex-col gap-1 overflow-y-auto rounded-md border border-line-2 p-3">
          <Checkbox
            label={t('fetch.all')}
            checked={count === all.length ? true : count > 0 ? 'indeterminate' : false}
            onCheckedChange={(isSelected) => select(all, isSelected)}
          />
          {shown.map(({ id, campaignName, isPaused }) => (
            <Checkbox
              key={id}
              label={isPaused ? `${campaignName} · ${t('fetch.paused')}` : campaignName}
              checked={selected.has(id)}
              onCheckedChange={(isSelected) => select([id], isSelected)}
            />
          ))}
        </div>
      )}
      <p role="status" className={selected.size === 0 ? 'text-12 text-bad-fg' : 'text-12 text-fg-3'}>
        {selected.size === 0
          ? t('fetch.nothingSelected')
          : t('fetch.selected', { count: selected.size, total: list.length })}
      </p>
    </fieldset>
  );
}
