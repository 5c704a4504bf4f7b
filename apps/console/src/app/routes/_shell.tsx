import { createFileRoute } from '@tanstack/react-router';
import { accountAddress } from '../../lib/session/account-address';
import { FramePending } from '../errors/frame-pending';
import { ShellFrame } from '../shell/shell-frame';

/** Everything behind the log-in: needs a user and their routes. */
export const Route = createFileRoute('/_shell')({
  validateSearch: accountAddress,
  beforeLoad: async ({ context, location }) => {
    // not part of the first download: the log-in page does not need it
    const { enterShell } = await import('../session/enter-shell');
    return enterShell(context, { path: location.pathname, href: location.href });
  },
  pendingComponent: FramePending,
  component: ShellFrame,
});
