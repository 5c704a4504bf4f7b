import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../css/styles.css';
import { keywordRows, keywordTitleInfos, type KeywordRow } from '../testing/keyword-report';
import { ReportTable } from './report-table';

vi.mock('./menu/table-menu', () => ({
  get TableMenu() {
    throw new Error('not there');
  },
}));

it('lives on when the menu of a column cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await render(
    <ReportTable<KeywordRow>
      caption="Keywords"
      language="en"
      titleInfos={keywordTitleInfos('en')}
      rows={keywordRows('en')}
    />,
  );
  await page.getByRole('columnheader', { name: 'Clicks' }).click({ button: 'right' });
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  await expect.element(page.getByText('2,730.24')).toBeVisible();
});
