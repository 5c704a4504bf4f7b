import type { Account } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { page } from 'vitest/browser';
import type { ReportPath } from '../../../lib/page/report-path';
import { CanProvider } from '../../../lib/session/can';
import { allAccounts, useCurrentAccount } from '../../../lib/session/current-account';
import { fakeServer, type FakeResponse } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { homeAddress } from '../home-address';
import { HomePage } from '../home-page';
import type { HomeQuestion } from '../questions/questions';
import { account, balanceOf, mover, points, summary } from './responses';

type Respond = (body: unknown) => FakeResponse | Promise<FakeResponse>;

/** The accounts of the tests. */
export const kaede = account(1, 'Kaede Travel');
export const rail = account(2, 'Rail Pass Direct');

export interface HomeOptions {
  at?: string;
  accounts?: readonly Account[];
  /** The current account, 0 for all. */
  accountId?: number;
  responses?: Readonly<Record<string, Respond>>;
  reportPath?: ReportPath;
  questions?: readonly HomeQuestion[];
  width?: number;
  language?: Language;
  permissions?: readonly string[];
}

const everyPath: ReportPath = (channel, section) => `/${channel}/${section}`;

/** A response for every request of the page. */
const homeResponses: Readonly<Record<string, Respond>> = {
  'account/list': () => ({
    data: { list: [balanceOf(kaede), balanceOf(rail)] },
    page: { number: 1, size: 50, totalCount: 2 },
  }),
  'report/summary': () => ({ data: { list: [summary()] } }),
  'report/trend': () => ({ data: { points: points('2026-10-21', '2026-11-20') } }),
  'report/movers': () => ({
    data: { day: '2026-11-20', previousDay: '2026-11-19', list: [mover()] },
  }),
  'event/list': () => ({ data: { days: [] } }),
  'operation/follow': (body) => ({ data: { isFollowed: isFollowedOf(body) } }),
};

const isFollowedOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'isFollowed' in body && body.isFollowed === true;

/** Renders the home page on November 21, 2026. */
export async function renderHome({
  at = '/home',
  accounts = [kaede, rail],
  accountId = allAccounts,
  responses = {},
  reportPath = everyPath,
  questions = [],
  width = 1440,
  language,
  permissions = [],
}: HomeOptions = {}) {
  useCurrentAccount.getState().setAccountId(accountId);
  const server = fakeServer(
    // the first match counts: those of a test take precedence
    { ...responses, ...homeResponses, ...responses },
    { getAccountId: () => useCurrentAccount.getState().accountId },
  );
  function Home({
    search,
    navigate,
  }: {
    search: Readonly<Record<string, unknown>>;
    navigate: (search: object) => void;
  }) {
    const current = useCurrentAccount((state) => state.accountId);
    return (
      <HomePage
        address={homeAddress(search)}
        onAddressChange={navigate}
        accounts={accounts}
        account={accounts.find((one) => one.accountId === current)}
        today="2026-11-21"
        reportPath={reportPath}
        questions={questions}
      />
    );
  }
  await page.viewport(width, 900);
  const router = await renderRoute({
    api: server.api,
    at,
    language,
    page: (search, navigate) => (
      <CanProvider permissions={permissions}>
        <Home search={search} navigate={navigate} />
      </CanProvider>
    ),
  });
  return { server, router };
}
