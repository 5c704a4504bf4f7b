import { DateRangePicker } from '@meridian/date-range';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Spinner } from '@meridian/ui';
import { useEditor } from '../editor-model';
import { pickerType } from './performance-period';
import type { RowPerformance } from './use-performance';

export interface PerformanceDaysProps {
  performance: Pick<RowPerformance, 'isShown' | 'isLoading'>;
}

/** The days of the metrics beside rows, and whether these are loading; nothing while no column shows them. */
export function PerformanceDays({ performance: { isShown, isLoading } }: PerformanceDaysProps) {
  const { t } = useTranslation('adDrafts');
  const { language } = useLanguage();
  const { range, today, onChange } = useEditor().period;
  if (!isShown) return null;
  return (
    <div
      role="group"
      aria-label={t('performance.title')}
      className="flex min-w-0 flex-wrap items-center gap-2 max-desktop:w-full"
    >
      <div role="status" className="flex items-center gap-2 text-13 text-fg-2">
        {isLoading && (
          <>
            <Spinner />
            {t('performance.loading')}
          </>
        )}
      </div>
      <DateRangePicker
        type={pickerType}
        value={range}
        onValueChange={onChange}
        today={today}
        language={language}
      />
    </div>
  );
}
