import { WeekPicker } from '@meridian/date-range';
import type { DateRange } from '@meridian/date-range/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { cn, IconButton } from '@meridian/ui';
import { PrinterIcon } from '@meridian/ui/icons';
import { use, type ReactNode } from 'react';
import { PageBars } from '../../../lib/page/page-bars';

export interface CentreBarProps {
  week: DateRange;
  onWeekChange: (week: DateRange) => void;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  onPrint: () => void;
  /** Filters, next to the week. */
  children?: ReactNode;
  /** Buttons at the end, after Print. */
  actions?: ReactNode;
}

/**
 * The bar above a page of the report centre: the week, filters, and commands. It stays visible if the server requires the search bar,
 * and otherwise scrolls with the page.
 */
export function CentreBar({ week, onWeekChange, today, onPrint, children, actions }: CentreBarProps) {
  const { t } = useTranslation(['reportCentre', 'reports']);
  const { language } = useLanguage();
  const { hasSearchBar } = use(PageBars);
  return (
    <div
      role="toolbar"
      aria-label={t('bar.label')}
      className={cn(
        hasSearchBar && 'sticky top-0 z-chrome',
        'flex min-h-13 shrink-0 flex-wrap items-center gap-ctl border-b border-line-2 bg-surface px-page py-2 max-desktop:static max-desktop:px-4 max-desktop:py-3 max-desktop:[--meridian-control-font-size:14px] max-desktop:[--meridian-control-height:40px] print:hidden',
      )}
    >
      <div className="max-desktop:w-full">
        <WeekPicker value={week} onValueChange={onWeekChange} today={today} language={language} />
      </div>
      {children}
      <span className="flex-1" />
      <IconButton label={t('reports:print')} title={t('reports:print')} onClick={onPrint}>
        <PrinterIcon />
      </IconButton>
      {actions}
    </div>
  );
}
