import { AlertDrawer, type AlertDrawerProps } from '../../../lib/alerts/alert-drawer';
import type { ViewedReport } from './use-report-views';
import { useScreenView } from './use-screen-view';

export interface WatchDrawerProps extends Pick<AlertDrawerProps, 'onClose' | 'returnFocus'> {
  model: ViewedReport;
}

/** Sets up an alert for the rows on screen. Empty until the views are loaded. */
export function WatchDrawer({ model, ...drawer }: WatchDrawerProps) {
  const screen = useScreenView(model);
  if (!screen) return null;
  const { accountId, ...report } = screen;
  return (
    <AlertDrawer
      rule={undefined}
      report={report}
      accounts={model.accounts}
      accountId={accountId}
      {...drawer}
    />
  );
}
