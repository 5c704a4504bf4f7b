import { endpoints, pagePath } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Sheet, SheetContent } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { monthName } from '../../lib/dates/day-name';
import { DrawerPending } from '../../lib/page/drawer-pending';
import { Can } from '../../lib/session/can';
import type { EditedAccount } from './budget-cell';
import { BudgetForm } from './budget-form';

export interface BudgetDrawerProps extends EditedAccount {
  /** Its first day. */
  month: string;
  onClose: () => void;
}

/** The form of an account's stored budgets. */
export function BudgetDrawer({ accountId, month, name, channel, onClose }: BudgetDrawerProps) {
  const { t } = useTranslation('costReport');
  const { language } = useLanguage();
  const query = useQuery({
    ...endpointOptions(useApi(), endpoints.costBudgetDetail, {
      body: { accountId, month },
      withoutAccount: true,
    }),
    // fetched whenever it opens, and never refetched automatically, which would discard typed texts
    gcTime: 0,
    staleTime: Infinity,
  });
  const stored = query.data;
  // the drawer has no trigger that Radix could return the focus to
  const [opener] = useState(() => document.activeElement);
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        side="right"
        title={
          <span className="wrap-anywhere [unicode-bidi:plaintext]">
            {t('budget_title', { name: stored?.accountName ?? name })}
          </span>
        }
        closeLabel={t('budget_close')}
        className="w-[460px]!"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener instanceof HTMLElement) opener.focus();
        }}
      >
        <div className="flex flex-col gap-4 px-5 pb-4">
          {stored ? (
            <>
              <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
                <p className="text-fg-2">
                  {t('budget_month', { month: monthName(stored.month, language), no: stored.accountNo })}
                </p>
                <Can permission="system:audit:view">
                  <Link
                    to={pagePath('audit')}
                    search={{ type: 'budget', account: accountId }}
                    className="rounded-xs text-accent-fg focus-ring hover:underline"
                  >
                    {t('budget_history')}
                  </Link>
                </Can>
              </div>
              {/* after a conflict the form restarts with the stored values */}
              <BudgetForm key={query.dataUpdatedAt} stored={stored} channel={channel} onClose={onClose} />
            </>
          ) : (
            <DrawerPending error={query.error} onRetry={() => void query.refetch()} />
          )}
        </div>
      </SheetContent>
    </Sheet>
  );
}
