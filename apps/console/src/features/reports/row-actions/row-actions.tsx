import { drillDownOf, type ReportRow } from '@meridian/api-client/contract';
import { ChartLineIcon, ClockIcon, CopyIcon, EyeOffIcon, FunnelIcon, LayersIcon } from '@meridian/ui/icons';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { ItemCommand } from '../../../lib/account-items/account-item';
import { drillDownAddress, hoursAddress, hoursReport, reportBelow } from '../drill-down/drill-down-link';
import type { Report } from '../registry';
import { rowHeaderKey } from '../report-keys';
import { commandIcons } from '../selection/command-icons';
import type { ItemCommands } from '../selection/use-item-commands';
import type { ReportModel } from '../use-report-model';
import type { ReportAddress } from '../view/report-address';
import { exceptItem, onlyItem } from './row-changes';

/** A command for a row of a report. */
export interface RowAction {
  id: 'only' | 'exclude' | 'trend' | 'below' | 'hours' | 'copy' | ItemCommand;
  label: string;
  icon: ReactNode;
  run: () => void;
  /** Whether it is the first of another kind of commands. */
  beginsGroup?: boolean;
}

export interface RowActionsOptions {
  model: ReportModel;
  /** Whether the user may open a page. */
  canOpen: (path: string) => boolean;
  /** Opens another report. */
  onOpenReport: (path: string, address: ReportAddress) => void;
  /** Commands that change the items of rows in a draft. */
  itemCommands: ItemCommands;
  /** Copies a row with the titles of the columns. */
  onCopy: (row: ReportRow) => void;
}

/** The commands that apply to a row, in order: for its menu and its pane. */
export function rowActions(
  row: ReportRow,
  options: RowActionsOptions & { t: TFunction<['reports', 'itemActions']> },
): RowAction[] {
  const { model, canOpen, onOpenReport, onCopy, itemCommands, t } = options;
  const { report, view, change } = model;
  const only = onlyItem(row, model);
  const others = exceptItem(row, model);
  const name = String(row[rowHeaderKey(report) ?? ''] ?? '');
  const levelAction = (
    id: 'below' | 'hours',
    icon: ReactNode,
    level: { to: Report | undefined; address: ReportAddress | undefined; label: string },
  ): RowAction[] => {
    const { to, address, label } = level;
    if (!to || !address || !canOpen(to.path)) return [];
    return [{ id, icon, label, run: () => onOpenReport(to.path, address) }];
  };
  const below = drillDownOf(report.channel, report.section);
  return [
    ...(only
      ? [
          {
            id: 'only' as const,
            label: t('rowActions.only'),
            icon: <FunnelIcon />,
            run: () => change(only),
          },
        ]
      : []),
    ...(others
      ? [
          {
            id: 'exclude' as const,
            label: t('rowActions.exclude'),
            icon: <EyeOffIcon />,
            run: () => change(others),
          },
        ]
      : []),
    // a comparison has no chart
    ...(only && !view.compare
      ? [
          {
            id: 'trend' as const,
            label: t('rowActions.trend'),
            icon: <ChartLineIcon />,
            run: () => change({ ...only, metric: view.metric ?? 'cost' }),
          },
        ]
      : []),
    ...levelAction('below', <LayersIcon />, {
      to: reportBelow(report),
      address: drillDownAddress(row, model),
      label: below ? t(`drillDown.${below.section}`, { name }) : '',
    }),
    ...levelAction('hours', <ClockIcon />, {
      to: hoursReport(report),
      address: hoursAddress(row, model),
      label: t('drillDown.timePeriod', { name: String(row['date'] ?? '') }),
    }),
    { id: 'copy', label: t('rowActions.copy'), icon: <CopyIcon />, run: () => onCopy(row) },
    ...itemCommands.offeredFor([row]).map((id, place) => ({
      id,
      label: t(`itemActions:commands.${id}`),
      icon: commandIcons[id],
      beginsGroup: place === 0,
      run: () => itemCommands.run(id, [row]),
    })),
  ];
}
