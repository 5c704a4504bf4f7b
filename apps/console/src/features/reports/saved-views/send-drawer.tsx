import { ScheduleDrawer, type ScheduleDrawerProps } from '../../../lib/schedules/schedule-drawer';
import type { ViewedReport } from './use-report-views';
import { useScreenView } from './use-screen-view';

export interface SendDrawerProps extends Pick<ScheduleDrawerProps, 'onClose' | 'returnFocus'> {
  model: ViewedReport;
  /** Whether the page does not show the rows as a table, so that the file has the columns of the report. */
  hasOwnStyle?: boolean;
}

/** Sends the report as on screen regularly. Empty until the views are loaded. */
export function SendDrawer({ model, hasOwnStyle, ...drawer }: SendDrawerProps) {
  const screen = useScreenView(model, { hasOwnStyle: hasOwnStyle ?? false });
  if (!screen) return null;
  const { accountId, ...view } = screen;
  return <ScheduleDrawer view={view} accounts={model.accounts} accountId={accountId} {...drawer} />;
}
