import { defaultRange, type RangeErrorCode } from '@meridian/date-range/core';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';

export interface RejectedWeekProps {
  /** Title of the page. */
  title: string;
  error: RangeErrorCode;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** Removes the week from the address. */
  onUseDefault: () => void;
}

/** Replaces a week that cannot be shown: the reason, and a button for the default week. */
export function RejectedWeek({ title, error, today, onUseDefault }: RejectedWeekProps) {
  const { t } = useTranslation(['reports', 'errors']);
  const { language } = useLanguage();
  return (
    <>
      <h1 className="px-page pt-5 text-20 font-semibold tracking-tight max-desktop:px-4">{title}</h1>
      <EmptyState
        kind="notCounted"
        title={t('states.rangeTitle')}
        description={t(`errors:${error}`)}
        actions={
          <Button onClick={onUseDefault}>
            {t('states.useDefault', { range: formatDayRange(defaultRange(3, today), language) })}
          </Button>
        }
        className="flex-1"
      />
    </>
  );
}
