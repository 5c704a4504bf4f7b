import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogContent } from '@meridian/ui';
import { FilePenLineIcon, FunnelIcon, LockIcon } from '@meridian/ui/icons';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { useSession } from '../../lib/session/session';
import { useSignOut } from '../session/use-sign-out';
import { useAccountDay } from './use-account-day';
import { usePageName } from './use-shell';

/** Maximum number of listed drafts: a longer list does not help. */
const maxShown = 4;

/**
 * The server has ended the session: the reason, the unsaved drafts, and a button to log in. Closing the dialog in any way opens the
 * log-in page, which returns here.
 */
export function LoginExpiredDialog() {
  const { t } = useTranslation(['shell', 'errors']);
  const reason = useSession((state) => state.notice);
  const isClosed = reason === 'session_frozen' || reason === 'session_deleted';
  const { logInAgain } = useSignOut();
  const { language } = useLanguage();
  const { timeZone } = useAccountDay();
  const drafts = useUnsavedDrafts((state) => state.drafts);
  const page = usePageName();
  const isFiltered = useRouter().state.location.searchStr !== '';
  const keepsPage = isFiltered && page !== '';
  const shownDrafts = Object.entries(drafts).slice(0, maxShown);
  const timeOf = (since: number) =>
    formatInstant(new Date(since).toISOString(), timeZone, language).slice(-5);
  return (
    <Dialog open onOpenChange={logInAgain}>
      <DialogContent
        role="alertdialog"
        title={
          <span className="relative block pl-14">
            <span className="absolute top-0 left-0 flex size-10 items-center justify-center rounded-md bg-warn-bg text-warn-fg">
              <LockIcon aria-hidden className="size-5" />
            </span>
            {reason === null ? t('session.expiredTitle') : t(`errors:${reason}`)}
          </span>
        }
        description={
          <span className="mt-1.5 block pl-14 text-14">
            {t(isClosed ? 'session.closedBody' : 'session.expiredBody')}
          </span>
        }
        closesOnBackdrop={false}
        actions={
          <Button variant="primary" onClick={logInAgain}>
            {t('session.logInAgain')}
          </Button>
        }
        className="[&>footer]:border-t-0 [&>footer]:pt-1 [&>footer]:pb-5 [&>header]:pt-6 [&>header]:pb-4"
      >
        {(shownDrafts.length > 0 || keepsPage) && (
          <ul
            aria-label={t('session.kept')}
            className="ml-14 divide-y divide-line-1 rounded-md border border-line-2 px-3 py-1"
          >
            {shownDrafts.map(([id, { name, since }]) => (
              <UnsavedItem
                key={id}
                icon={<FilePenLineIcon />}
                name={name}
                how={t('session.keptSince', { time: timeOf(since) })}
              />
            ))}
            {keepsPage && <UnsavedItem icon={<FunnelIcon />} name={page} how={t('session.keptAddress')} />}
          </ul>
        )}
      </DialogContent>
    </Dialog>
  );
}

function UnsavedItem({ icon, name, how }: { icon: ReactNode; name: string; how: string }) {
  return (
    <li className="flex items-center gap-2.5 py-2 [&>svg]:shrink-0 [&>svg]:text-fg-3">
      {icon}
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-12 text-fg-3">{how}</span>
      </span>
    </li>
  );
}
