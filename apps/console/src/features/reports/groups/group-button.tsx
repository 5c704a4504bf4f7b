import { groupingTitleKey } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, cn } from '@meridian/ui';
import { LayersIcon } from '@meridian/ui/icons';
import { LazyMenu } from '../../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import { groupingsIn } from '../report-keys';
import type { ReportModel } from '../use-report-model';

const GroupingMenu = lazyWithPreload(() => import('./grouping-menu').then((module) => module.GroupingMenu));

/** Groups the rows of a report by a dimension, period or account. Shows what they are grouped by. */
export function GroupButton({ model }: { model: ReportModel }) {
  const { t } = useTranslation(['reports', 'columns']);
  const { report, view, accounts } = model;
  const offered = groupingsIn(report, { reportType: view.reportType, accountCount: accounts.length }).map(
    (value) => ({ value, label: t(`columns:${groupingTitleKey(value, report.period)}`) }),
  );
  if (offered.length === 0) return null;
  const name = offered.find(({ value }) => value === view.groupBy)?.label;
  const label = name === undefined ? t('groups.button') : t('groups.active', { name });
  return (
    <LazyMenu
      preload={GroupingMenu.preload}
      trigger={
        <Button
          icon={<LayersIcon />}
          aria-label={label}
          title={label}
          className={cn(
            name === undefined
              ? 'w-ctl px-0'
              : 'border-accent! bg-accent-bg! text-accent-fg! [&_svg]:text-inherit!',
          )}
        >
          {name !== undefined && <span className="max-w-40 truncate">{name}</span>}
        </Button>
      }
    >
      {(parts) => <GroupingMenu model={model} offered={offered} {...parts} />}
    </LazyMenu>
  );
}
