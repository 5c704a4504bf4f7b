import type { Account } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { EmptyState } from '@meridian/ui';
import type { ReactNode } from 'react';
import type { ReportPath } from '../../lib/page/report-path';
import { usePageTitle } from '../../lib/page/use-page-title';
import { AccountSection } from './accounts/account-section';
import { FinerLinks } from './finer/finer-links';
import type { HomeAddress } from './home-address';
import { HomeHead } from './home-head';
import { readHomeView } from './home-view';
import { MoversPanel } from './movers/movers-panel';
import { Questions, type HomeQuestion } from './questions/questions';
import { scopeOf } from './scope';
import { SetUpGuide } from './set-up/set-up-guide';
import { useSetUp } from './set-up/use-set-up';
import { SummaryStrip } from './summary/summary-strip';
import { HomeTrend } from './trend/home-trend';

export interface HomePageProps {
  address: HomeAddress;
  onAddressChange: (address: HomeAddress, options?: { replace: boolean }) => void;
  /** All accounts of the user. */
  accounts: readonly Account[];
  /** The current account; undefined if all are current. */
  account: Account | undefined;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  reportPath: ReportPath;
  /** Questions about the current account, or about all. */
  questions: readonly HomeQuestion[];
  /** At the end of the page's head. */
  actions?: ReactNode;
}

/**
 * The first page after logging in: balances, the last full day, questions, the trend, the largest changes, and every account. All but
 * the list of accounts concerns the current account.
 */
export function HomePage({
  address,
  onAddressChange,
  accounts,
  account,
  today,
  reportPath,
  questions,
  actions,
}: HomePageProps) {
  const { t } = useTranslation(['home', 'routes']);
  usePageTitle(t('routes:home'));
  const setUp = useSetUp(accounts);
  if (accounts.length === 0) {
    return setUp ? (
      <div className="px-page max-desktop:px-4">
        <SetUpGuide setUp={setUp} />
      </div>
    ) : (
      <EmptyState kind="nothingYet" title={t('none.title')} description={t('none.body')} className="flex-1" />
    );
  }
  const scope = scopeOf(account, accounts);
  const view = readHomeView(address, { today, currencies: scope.currencies });
  // a single selected account is shown whether it is followed or not
  const followedOnly = view.followedOnly && !scope.isSingle;
  const change: typeof onAddressChange = (next, options) => onAddressChange({ ...address, ...next }, options);
  return (
    <div className="flex flex-1 flex-col">
      <HomeHead view={view} scope={scope} onChange={change} actions={actions} />
      <div className="px-page max-desktop:px-4">
        {setUp && <SetUpGuide setUp={setUp} />}
        <SummaryStrip
          followedOnly={followedOnly}
          currency={view.currency}
          hasFeeds={reportPath('feed', 'account') !== undefined}
        />
        <Questions questions={questions} />
        <FinerLinks view={view} followedOnly={followedOnly} reportPath={reportPath} />
        <div className="mt-4 grid gap-4 desktop:grid-cols-[minmax(0,1fr)_312px]">
          <HomeTrend
            view={view}
            followedOnly={followedOnly}
            reportPath={reportPath}
            account={account ?? (accounts.length === 1 ? accounts[0] : undefined)}
            today={today}
            onChange={change}
          />
          <MoversPanel followedOnly={followedOnly} reportPath={reportPath} />
        </div>
      </div>
      <AccountSection
        view={view}
        reportPath={reportPath}
        today={today}
        accountCount={accounts.length}
        onChange={change}
      />
    </div>
  );
}
