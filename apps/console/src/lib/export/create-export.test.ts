import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { createExport, type ExportRequest } from './create-export';

async function requestOf(request: Partial<ExportRequest>) {
  const server = fakeServer({ '/createExport': () => ({ data: { id: 'r1' } }) });
  const query = { beginDate: '2026-11-01', endDate: '2026-11-07', text: 'tea' };
  const response = await createExport(
    server.api,
    { channel: 'search', section: 'keyword', period: 'weekly', query, ...request },
    { format: 'csv', withBom: false, withMetadata: false },
  );
  expect(response).toEqual({ id: 'r1' });
  return (path: string) => server.bodiesOf(path)[0];
}

it.each([
  ['search', 'keyword', '/seachReport/keyword/weekly/createExport'],
  ['feed', 'crowd', '/infoReport/crowd/weekly/createExport'],
  ['search', 'account', '/seachReport/account/overview/createExport'],
  ['feed', 'account', '/infoReport/account/overview/createExport'],
] as const)(
  'requests the %s report of %s from its own endpoint, with all settings of the screen',
  async (channel, section, end) => {
    const bodyOf = await requestOf({ channel, section, sortCol: 'cost desc', columns: ['date', 'cost'] });
    expect(bodyOf(end)).toEqual({
      query: {
        accountId: 1,
        beginDate: '2026-11-01',
        endDate: '2026-11-07',
        text: 'tea',
        ...(section === 'account' && { period: 'weekly' }),
      },
      sortCol: 'cost desc',
      columns: ['date', 'cost'],
      format: 'csv',
      withBom: false,
      withMetadata: false,
    });
  },
);

it('leaves out settings that the screen does not change', async () => {
  const bodyOf = await requestOf({});
  expect(bodyOf('/createExport')).not.toHaveProperty('columns');
});
