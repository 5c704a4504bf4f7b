import { useTranslation } from '@meridian/i18n';
import { ScheduleDrawer, type ScheduleDrawerProps } from '../../../lib/schedules/schedule-drawer';
import { useReportNames } from '../use-report-names';
import { useReportViews, type ViewedReport } from './use-report-views';
import { useViewLine } from './use-view-line';
import { freeViewName } from './view-form-schema';

export interface SendDrawerProps extends Pick<ScheduleDrawerProps, 'onClose' | 'returnFocus'> {
  model: ViewedReport;
  /** Whether the page does not show the rows as a table, so that the file has the columns of the report. */
  hasOwnStyle?: boolean;
}

/**
 * Sends the report as on screen regularly: by its saved view, or by a new view if the screen has settings of its own. Empty until the
 * views are loaded.
 */
export function SendDrawer({ model, hasOwnStyle = false, ...drawer }: SendDrawerProps) {
  const { t } = useTranslation('reports');
  const lineOf = useViewLine();
  const { report, view, accounts, account } = model;
  const { titleOf } = useReportNames();
  const { current, isEdited, content, shownColumns, list, hasFailed } = useReportViews(model, {
    isWanted: true,
  });
  if (list === undefined && !hasFailed) return null;
  const { channel, section, period } = report;
  const { columns: _own, ...withoutColumns } = content;
  const line = lineOf(hasOwnStyle ? withoutColumns : content);
  const title = titleOf({ kind: 'section', channel, section });
  const own = list?.filter(({ owner }) => owner === null) ?? [];
  const [onlyAccount, ...moreAccounts] = view.accountIds ?? [];
  const selected = moreAccounts.length === 0 ? onlyAccount : undefined;
  return (
    <ScheduleDrawer
      view={{
        ...(current && !isEdited && !hasOwnStyle
          ? { view: current.id, name: current.name }
          : {
              name: freeViewName(t('send.viewName', { report: title, line }), own),
              view: {
                channel,
                section,
                content: hasOwnStyle ? withoutColumns : { ...content, columns: [...shownColumns] },
                line,
              },
            }),
        period,
        caveat: view.from
          ? t('send.ownRows')
          : moreAccounts.length > 0
            ? t('send.accounts', { count: moreAccounts.length + 1 })
            : undefined,
      }}
      accounts={accounts}
      accountId={account?.accountId ?? (selected === undefined ? undefined : Number(selected))}
      {...drawer}
    />
  );
}
