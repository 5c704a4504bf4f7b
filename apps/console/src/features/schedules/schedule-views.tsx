import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { SegmentedControl } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import type { SchedulesAddress } from './schedules-address';

export interface ScheduleViewsProps {
  from: SchedulesAddress['from'];
  onFromChange: (from: SchedulesAddress['from']) => void;
}

/** Switches between the user's own scheduled reports and those of others. */
export function ScheduleViews({ from, onFromChange }: ScheduleViewsProps) {
  const { t } = useTranslation('schedules');
  const { data } = useQuery(endpointOptions(useApi(), endpoints.reportScheduleReceivedList, { body: {} }));
  const count = data?.list.length ?? 0;
  return (
    <SegmentedControl
      label={t('received.views')}
      items={[
        { value: 'own', label: t('received.own') },
        {
          value: 'others',
          label: (
            <span className="inline-flex gap-1.5">
              {t('received.others')}
              {count > 0 && <span className="text-fg-3 tabular-nums">{formatValue(count, 't')}</span>}
            </span>
          ),
        },
      ]}
      value={from ?? 'own'}
      onValueChange={(next) => onFromChange(next === 'own' ? undefined : next)}
    />
  );
}
