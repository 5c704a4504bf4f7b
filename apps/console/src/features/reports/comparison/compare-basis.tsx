import type { ReportCompare } from '@meridian/api-client/contract';
import { DateRangePicker } from '@meridian/date-range';
import type { DateRange, RelativeBasis } from '@meridian/date-range/core';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { Select, type SelectProps } from '@meridian/ui';
import { useState } from 'react';
import { pickerTypeOf } from '../registry';
import type { ReportModel } from '../use-report-model';
import { comparisonChoices, compareWith } from '../view/comparison';

/** The choice of another range. */
const custom = 'custom';

export interface CompareBasisProps {
  model: ReportModel;
  compare: ReportCompare;
  /** The comparison range. */
  range: DateRange;
}

/** Selects the comparison period: one relative to the range of the report, or any range. */
export function CompareBasis({ model, compare: { basis }, range }: CompareBasisProps) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const { report, view, today, change } = model;
  const [opensPicker, setOpensPicker] = useState(false);
  const type = pickerTypeOf(report);
  const choices = comparisonChoices({ type, range: view.range, basis, today });
  const isCustom = typeof basis === 'object';
  const options: SelectProps<RelativeBasis | typeof custom>['options'] = [
    ...choices.map((choice) => ({
      value: choice.basis,
      label: (
        <>
          {t(`compare.${choice.basis}`)}{' '}
          <span className="font-normal text-fg-2 tabular-nums">{formatDayRange(choice.range, language)}</span>
        </>
      ),
    })),
    { value: custom, label: t('compare.custom') },
  ];
  return (
    <>
      <Select
        appearance="quiet"
        aria-label={t('compare.with')}
        options={options}
        value={isCustom ? custom : basis}
        onValueChange={(value) => {
          setOpensPicker(value === custom);
          change(compareWith(view, value === custom ? range : value));
        }}
        className="max-w-full"
      />
      {isCustom && (
        <DateRangePicker
          type={type === 1 ? 5 : type}
          value={basis}
          onValueChange={(picked) => change(compareWith(view, picked ?? 'previous'))}
          defaultOpen={opensPicker}
          today={today}
          language={language}
          labels={{ range: t('compare.with') }}
        />
      )}
    </>
  );
}
