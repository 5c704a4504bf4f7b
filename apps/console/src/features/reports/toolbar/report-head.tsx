import { pagePath } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { IconButton, SegmentedNav } from '@meridian/ui';
import { PrinterIcon } from '@meridian/ui/icons';
import { Link } from '@tanstack/react-router';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { ReportTypeControl } from '../filters/report-type-control';
import { periodsOf } from '../registry';
import type { ReportModel } from '../use-report-model';
import { addressForPeriod } from '../view/print-view';
import { ExportButton } from './export-button';
import { SendButton } from './send-button';

export interface ReportHeadProps {
  model: ReportModel;
  title: string;
  canOpen: (path: string) => boolean;
  onPrint: () => void;
}

/** Title of the section, its periods, print and export. The page of another period keeps as much as possible of the view. */
export function ReportHead({ model, title, canOpen, onPrint }: ReportHeadProps) {
  const { t } = useTranslation(['reports', 'routes']);
  const isMobile = useIsMobile();
  const { report } = model;
  const canExport = canOpen(pagePath('downloads'));
  const periods = periodsOf(report)
    .filter(({ path }) => canOpen(path))
    .map((other) => ({ ...other, value: other.id }));
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-3 px-page pt-3.5 pb-3 max-desktop:px-4">
      <h1 className="text-20 font-semibold tracking-tight in-data-[size=mini]:text-16">{title}</h1>
      {isMobile && canExport && (
        <div className="-my-1.5 ml-auto flex">
          <SendButton model={model} />
          <ExportButton model={model} title={title} />
        </div>
      )}
      {periods.length > 1 && (
        <SegmentedNav
          label={t('periods')}
          items={periods}
          current={report.id}
          renderLink={(item, props) => (
            <Link {...props} to={item.path} search={addressForPeriod(item, model)} activeProps={{}}>
              {t(`routes:${item.period}`)}
            </Link>
          )}
          className="max-desktop:w-full max-desktop:[--meridian-control-height:36px]"
        />
      )}
      {!isMobile && <ReportTypeControl model={model} />}
      {!isMobile && (
        <div className="ml-auto flex gap-ctl">
          <IconButton label={t('print')} title={t('print')} onClick={onPrint}>
            <PrinterIcon />
          </IconButton>
          {canExport && (
            <>
              <SendButton model={model} />
              <ExportButton model={model} title={title} />
            </>
          )}
        </div>
      )}
    </header>
  );
}
