import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Skeleton } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { ListFailed } from '../../../lib/lists/list-failed';
import { CampaignTicks } from '../lib/campaign-ticks';

export interface CampaignPickerProps {
  accountId: number;
  /** Ids at the provider; null for all. */
  value: readonly string[] | null;
  onValueChange: (value: readonly string[] | null) => void;
}

/** Selects campaigns of an account by name. */
export function CampaignPicker({ accountId, value, onValueChange }: CampaignPickerProps) {
  const { t } = useTranslation('adDrafts');
  const { data, error, refetch } = useQuery(
    endpointOptions(useApi(), endpoints.draftAccountCampaigns, { body: { accountId }, withoutAccount: true }),
  );
  if (error)
    return <ListFailed title={t('fetch.failedCampaigns')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  const { campaigns: list } = data;
  if (list.length === 0) return <p className="text-fg-2">{t('fetch.none')}</p>;
  const selected = new Set(value ?? list.map(({ id }) => id));
  return (
    <CampaignTicks
      campaigns={list.map(({ id, campaignName: name, isPaused }) => ({
        id,
        name,
        label: isPaused ? `${name} · ${t('fetch.paused')}` : name,
      }))}
      selected={selected}
      onSelect={(ids, isSelected) => {
        const next = new Set(selected);
        for (const id of ids)
          if (isSelected) next.add(id);
          else next.delete(id);
        onValueChange(next.size === list.length ? null : [...next]);
      }}
    />
  );
}
