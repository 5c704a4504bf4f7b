import type { ImportDetection, ReportImport } from '@meridian/api-client/contract';
import { DateRangePicker } from '@meridian/date-range';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { FormSelect } from '@meridian/ui/form';
import { useId } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { hasPeriodColumn, type ReviewForm } from './review-form';

export interface ReadingFieldsProps {
  control: Control<ReviewForm>;
  item: ReportImport;
  /** The day in the account's time zone. */
  today: string;
}

/** Questions that selecting a period resolves. */
const periodQuestions: ReadonlySet<string> = new Set([
  ...['columns_unknown', 'period_missing', 'period_future', 'start_only', 'no_good_rows'],
  ...['mixed_dates', 'overlap_in_file', 'overlap_with_stored_data', 'too_many_months'],
]);

/** The header row of the file, and the period of its rows. Empty if the file contains both. */
export function ReadingFields({ control, item, today }: ReadingFieldsProps) {
  const columns = useWatch({ control, name: 'columns' });
  const { questions, answers, detection } = item;
  const asksForPeriod = questions.some(({ code }) => periodQuestions.has(code));
  const hasPeriod = (asksForPeriod || answers.period !== undefined) && !hasPeriodColumn(columns);
  const rows = detection?.firstRows ?? [];
  return (
    <section className="grid grid-cols-1 gap-4 empty:hidden desktop:grid-cols-2">
      {rows.length > 0 && <HeaderRowField control={control} rows={rows} />}
      {hasPeriod && <PeriodField control={control} today={today} />}
    </section>
  );
}

interface HeaderRowFieldProps {
  control: Control<ReviewForm>;
  rows: NonNullable<ImportDetection['firstRows']>;
}

function HeaderRowField({ control, rows }: HeaderRowFieldProps) {
  const { t } = useTranslation('imports');
  const options = rows.map(({ number, cells }) => ({
    value: String(number),
    label: t('reading.row', {
      number,
      cells: cells.filter((cell) => cell !== '').join(' · '),
    }),
  }));
  return (
    <FormSelect
      control={control}
      name="headerRow"
      label={t('reading.headerRow')}
      hint={t('reading.headerRowHint')}
      options={[...options, { value: '0', label: t('reading.noHeader') }]}
    />
  );
}

/** Any days until yesterday. */
const pickerType = 5;

function PeriodField({ control, today }: Pick<ReadingFieldsProps, 'control' | 'today'>) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const { field } = useController({ control, name: 'period' });
  const [labelId, hintId] = [useId(), useId()];
  return (
    <div role="group" aria-labelledby={labelId} className="flex min-w-0 flex-col items-start gap-1">
      <span id={labelId} className="font-medium text-fg-1">
        {t('reading.period')}
      </span>
      <DateRangePicker
        type={pickerType}
        value={field.value}
        onValueChange={field.onChange}
        aria-describedby={hintId}
        today={today}
        language={language}
      />
      <span id={hintId} className="text-12 text-fg-3">
        {t('reading.periodHint')}
      </span>
    </div>
  );
}
