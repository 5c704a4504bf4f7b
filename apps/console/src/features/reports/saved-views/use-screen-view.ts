import type { Channel, Period } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { NewScheduledView } from '../../../lib/schedules/schedule-values';
import { useReportNames } from '../use-report-names';
import { useReportViews, type ViewedReport } from './use-report-views';
import { useViewLine } from './use-view-line';
import { freeViewName } from './view-form-schema';

/** The screen as a view: its saved view, or a new one if the screen has settings of its own. */
export interface ScreenView {
  view: string | NewScheduledView;
  /** The name of the view; of a new one, a suggestion. */
  name: string;
  channel: Channel;
  period: Period;
  /** What a view cannot contain of the screen; already translated. */
  caveat: string | undefined;
  /** The account on screen; undefined for several. */
  accountId: number | undefined;
}

/** Undefined until the views are loaded. `hasOwnStyle`: the page shows no table, so that the view has no columns. */
export function useScreenView(
  model: ViewedReport,
  { hasOwnStyle = false }: { hasOwnStyle?: boolean } = {},
): ScreenView | undefined {
  const { t } = useTranslation('reports');
  const { titleOf } = useReportNames();
  const lineOf = useViewLine();
  const { report, view, account } = model;
  const views = useReportViews(model, { isWanted: true });
  const { current, isEdited, content, shownColumns, list, hasFailed } = views;
  if (list === undefined && !hasFailed) return undefined;
  const { channel, section, period } = report;
  const { columns: _own, ...withoutColumns } = content;
  const line = lineOf(hasOwnStyle ? withoutColumns : content);
  const title = titleOf({ kind: 'section', channel, section });
  const own = list?.filter(({ owner }) => owner === null) ?? [];
  const [onlyAccount, ...moreAccounts] = view.accountIds ?? [];
  const selected = moreAccounts.length === 0 && onlyAccount !== undefined ? Number(onlyAccount) : undefined;
  return {
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
    channel,
    period,
    caveat: view.from
      ? t('send.ownRows')
      : moreAccounts.length > 0
        ? t('send.accounts', { count: moreAccounts.length + 1 })
        : undefined,
    accountId: account?.accountId ?? selected,
  };
}
