import { channels, costPeriods, periodPickerType } from '@meridian/api-client/contract';
import { DateRangePicker } from '@meridian/date-range';
import { periodBases } from '@meridian/date-range/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, SegmentedControl } from '@meridian/ui';
import { TriangleAlertIcon } from '@meridian/ui/icons';
import { ChoiceMenu } from '../../lib/lists/choice-menu';
import { DebouncedSearchField } from '../../lib/lists/debounced-search-field';
import type { CostAddress } from './cost-address';
import { hasForecast, readCostView } from './cost-view';

export interface CostToolbarProps {
  address: CostAddress;
  today: string;
  onChange: (change: Partial<CostAddress>) => void;
}

/** The filters of the cost report: columns, range, channel, names. */
export function CostToolbar({ address, today, onChange }: CostToolbarProps) {
  const { t } = useTranslation('costReport');
  const { language } = useLanguage();
  const { period, range } = readCostView(address, today);
  return (
    <div className="flex flex-wrap items-end gap-2 px-page pb-3 max-desktop:px-4">
      <SegmentedControl
        label={t('period')}
        items={costPeriods.map((value) => ({ value, label: t(`period_${value}`) }))}
        value={period}
        // a range of one period is invalid for another
        onValueChange={(value) =>
          onChange({ period: value, beginDate: undefined, endDate: undefined, sort: undefined })
        }
      />
      <DateRangePicker
        type={periodPickerType[period]}
        value={range}
        onValueChange={(picked) =>
          onChange({ beginDate: picked?.beginDate, endDate: picked?.endDate, sort: undefined })
        }
        today={today}
        language={language}
      />
      <ChoiceMenu
        label={t('channel')}
        allLabel={t('all')}
        groups={[{ choices: channels.map((value) => ({ value, label: t(`channel_${value}`) })) }]}
        value={address.channel}
        onValueChange={(value) => onChange({ channel: channels.find((channel) => channel === value) })}
      />
      <ChoiceMenu
        label={t('compare')}
        allLabel={t('compare_none')}
        groups={[{ choices: periodBases.map((value) => ({ value, label: t(`compare_${value}`) })) }]}
        value={address.compare}
        // its columns differ
        onValueChange={(value) =>
          onChange({ compare: periodBases.find((basis) => basis === value), sort: undefined })
        }
      />
      {hasForecast(address) && (
        <Button
          icon={<TriangleAlertIcon />}
          aria-pressed={address.offPace === '1'}
          onClick={() => onChange({ offPace: address.offPace === '1' ? undefined : '1' })}
        >
          {t('offPace')}
        </Button>
      )}
      <DebouncedSearchField
        label={t('search')}
        value={address.text}
        onValueChange={(text) => onChange({ text })}
        className="w-60 max-desktop:w-full"
      />
    </div>
  );
}
