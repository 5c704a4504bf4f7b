import { writeFacts } from '../../../report-engine/testing/report-facts';
import { openExportWorkspace, type ExportRequest, type ExportWorkspace } from './export-workspace';

export const today = '2026-11-21';
export const week = { beginDate: '2026-11-14', endDate: '2026-11-20' };

export interface KeywordWorkspace {
  workspace: ExportWorkspace;
  /** Id of an account with facts of keywords, hours and the account. */
  account: number;
  /** Token of a user with access to the account. */
  token: string;
  /** The user's request for the daily keyword report of the week, with `given` values. */
  requestOf: (given?: Partial<ExportRequest>) => ExportRequest;
}

/** A workspace with an account that has data to export. */
export async function openKeywordWorkspace(): Promise<KeywordWorkspace> {
  const workspace = await openExportWorkspace({ today });
  const { fixtures, db } = workspace;
  const account = await fixtures.addAccount({ accountNo: '8840213', accountName: '枫叶旅行' });
  const { token } = await fixtures.signedIn({ accountIds: [account] });
  const noTraffic = { impression: 0, click: 0, cost: '0', conversion: '0' };
  await writeFacts(db, { accountId: account, channel: 'search', section: 'keyword' }, [
    {
      dims: {
        showWord: '京都 红叶',
        campaignName: 'Autumn',
        adgroupName: 'Kyoto',
        matchType: 'phrase',
        landPageExperience: '3',
      },
      beginDate: '2026-11-20',
      impression: 12_345,
      click: 321,
      cost: '1234.50',
      conversion: '12.5',
    },
    {
      dims: { showWord: '=HYPERLINK("http://x")', campaignName: '+Autumn', adgroupName: '@Kyoto' },
      beginDate: '2026-11-19',
      ...noTraffic,
    },
    {
      dims: {
        showWord: '京都 红叶',
        campaignName: 'Autumn',
        adgroupName: 'Kyoto',
        matchType: 'phrase',
        landPageExperience: '3',
      },
      beginDate: '2026-11-13',
      impression: 1000,
      click: 100,
      cost: '1000',
      conversion: '0',
    },
  ]);
  await writeFacts(db, { accountId: account, channel: 'search', section: 'timePeriod' }, [
    { dims: { hour: '9' }, beginDate: '2026-11-20', ...noTraffic, impression: 1 },
  ]);
  await writeFacts(db, { accountId: account, channel: 'search', section: 'account' }, [
    { beginDate: '2026-11-20', ...noTraffic, impression: 7, pcCost: '1', mobileCost: '2' },
  ]);

  return {
    workspace,
    account,
    token,
    requestOf: (given = {}) => ({ token, section: 'keyword', period: 'daily', query: week, ...given }),
  };
}
