import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import {
  comparedRows,
  comparedSummary,
  comparedTitleInfos,
  weekBefore,
  type ComparedRow,
} from '../../testing/compared-report';
import {
  activeCell,
  bodyRows,
  cellAt,
  expectActive,
  expectNoConsoleErrors,
  grid,
  isUncovered,
} from '../../testing/table-page';
import { ReportTable, type ReportTableProps } from '../report-table';

expectNoConsoleErrors();

const titleInfos = comparedTitleInfos('en');
const rows = comparedRows('en');

const compared = (props: Partial<ReportTableProps<ComparedRow>> = {}) => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
    <ReportTable<ComparedRow>
      titleInfos={titleInfos}
      rows={rows}
      comparison={weekBefore}
      summary={comparedSummary}
      caption="Keywords"
      language="en"
      {...props}
    />
  </div>
);

async function show(props: Partial<ReportTableProps<ComparedRow>> = {}) {
  await page.viewport(1400, 700);
  const screen = await render(compared(props));
  // parts for comparisons are loaded with the first compared table
  await expect.element(page.getByText('Previous', { exact: true }).first()).toBeInTheDocument();
  return screen;
}

const headTexts = (row: number) =>
  [...grid().element().querySelectorAll(`[aria-rowindex="${row}"] > *`)].map((head) => head.textContent);
const names = () => bodyRows().map((row) => row.firstElementChild?.textContent);
const textsIn = (row: number) =>
  [...(cellAt(row, 1).parentElement?.children ?? [])].map((cell) => cell.textContent);
const head = (column: number) => page.elementLocator(cellAt(2, column));
const fold = (title: string) =>
  page.getByRole('button', { name: `Show previous value and change for ${title}` });

describe('a compared table', () => {
  it('has a group of current, previous and change for every number, under its title', async () => {
    await show();
    expect(headTexts(1)).toEqual(['', 'Cost￥', 'Clicks', 'CTR', 'Conversions']);
    const titles = ['Current', 'Previous', 'Change'];
    expect(headTexts(2)).toEqual(['Keyword', ...titles, ...titles, ...titles, ...titles]);
    const group = page.getByRole('columnheader', { name: /^Clicks/ });
    await expect.element(group).toHaveAttribute('aria-colspan', '3');
    expect(group.element().ariaColIndex).toBe('5');
    expect(grid().element().ariaColCount).toBe('13');
    expect(grid().element().ariaRowCount).toBe('18');
    expect(cellAt(3, 1).textContent).toBe('Total 15 rows');
    expect(bodyRows()[0]?.ariaRowIndex).toBe('4');
  });

  it('shows both numbers and the change, with words if a percentage has no meaning', async () => {
    await show();
    expect(textsIn(4).slice(0, 7)).toEqual([
      'jr pass 购买',
      '13,328.95',
      '10,174.77',
      '+3,154.1831.0%',
      '5,130',
      '4,046',
      '+1,08426.8%',
    ]);
    expect(textsIn(6).slice(4, 10)).toEqual(['1,361', '--', 'New', '5.90%', '--', '--']);
    expect(textsIn(10).slice(4, 10)).toEqual(['0', '402', 'Stopped', '--', '4.41%', '--']);
    expect(textsIn(7)[9]).toBe('\u22120.14 pt2.8%');
    await expect.element(page.getByRole('img', { name: 'down 12.6 percent' })).toBeVisible();
  });

  it('compares the totals too', async () => {
    await show();
    expect(textsIn(3)).toEqual([
      'Total 15 rows',
      '107,353.94',
      '98,323.54',
      '+9,030.409.2%',
      '33,211',
      '29,220',
      '+3,99113.7%',
      '5.67%',
      '5.32%',
      '+0.35 pt6.6%',
      '1,142',
      '997',
      '+14514.5%',
    ]);
  });

  it('collapses a group to the number and the percentage, and expands it', async () => {
    await show();
    await expect.element(fold('Clicks')).toHaveAttribute('aria-expanded', 'true');
    await fold('Clicks').click();
    await expect.element(fold('Clicks')).toHaveAttribute('aria-expanded', 'false');
    expect(headTexts(2)).toHaveLength(12);
    expect(textsIn(4).slice(4, 7)).toEqual(['5,130', '26.8%', '9.30%']);
    expect(textsIn(3).slice(4, 7)).toEqual(['33,211', '13.7%', '5.67%']);
    await fold('Clicks').click();
    await expect.poll(() => headTexts(2)).toHaveLength(13);
    expect(textsIn(4).slice(4, 7)).toEqual(['5,130', '4,046', '+1,08426.8%']);
  });

  it('starts collapsed in a narrow layout of the host, and expands', async () => {
    await page.viewport(1400, 700);
    await render(compared({ comparison: { ...weekBefore, startsFolded: true } }));
    await expect.element(fold('Clicks')).toHaveAttribute('aria-expanded', 'false');
    expect(textsIn(4).slice(0, 4)).toEqual(['jr pass 购买', '13,328.95', '31.0%', '5,130']);
    await fold('Clicks').click();
    await expect.element(fold('Clicks')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(fold('Cost')).toHaveAttribute('aria-expanded', 'false');
    expect(textsIn(4).slice(3, 6)).toEqual(['5,130', '4,046', '+1,08426.8%']);
  });

  it('shows the note of the host about omitted rows in the footer', async () => {
    await show({
      pagination: { page: 1, size: 20, totalCount: 15, onChange: () => undefined },
      footerNote: <button type="button">Show them</button>,
    });
    await expect.element(page.getByRole('button', { name: 'Show them' })).toBeVisible();
  });

  it('keeps the active cell with its column while another group is collapsed', async () => {
    await show();
    await userEvent.click(cellAt(5, 8));
    await fold('Cost').click();
    await expectActive('5/7 6.96%');
    await fold('Cost').click();
    await expectActive('5/8 6.96%');
  });

  it('moves by keys over headers, totals and rows, and sorts by Enter', async () => {
    const onSortChange = vi.fn();
    await show({ onSortChange });
    await userEvent.click(cellAt(4, 4));
    await userEvent.keyboard('{ArrowUp}');
    await expectActive('3/4 \\+9,030.409.2%');
    await userEvent.keyboard('{ArrowUp}');
    await expectActive('2/4 Change');
    expect(isUncovered(activeCell())).toBe(true);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSortChange).toHaveBeenLastCalledWith({ dataKey: 'cost:change', direction: 'asc' });
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expectActive('18/13');
    await expect.poll(() => isUncovered(activeCell())).toBe(true);
  });

  it('sorts by the exact change in memory, with empty changes last in both directions', async () => {
    await show({ mode: 'client' });
    const change = head(10);
    await change.getByRole('button', { name: 'Change' }).first().click();
    await expect.element(change).toHaveAttribute('aria-sort', 'ascending');
    expect(names()[0]).toBe('tokyo tour');
    expect(names().slice(-2).sort()).toEqual(['东京自由行攻略', '奈良小鹿一日游']);
    await change.getByRole('button', { name: 'Change' }).first().click();
    await expect.element(change).toHaveAttribute('aria-sort', 'descending');
    expect(names()[0]).toBe('jr pass 购买');
    expect(names().slice(-2).sort()).toEqual(['东京自由行攻略', '奈良小鹿一日游']);
  });

  it('sorts by the current and by the previous number in memory', async () => {
    await show({ mode: 'client', defaultSort: { dataKey: 'click', direction: 'desc' } });
    expect(names()[0]).toBe('jr pass 购买');
    await head(6).getByRole('button', { name: 'Previous' }).first().click();
    await expect.poll(() => textsIn(4)[5]).toBe('402');
    expect(names().at(-1)).toBe('奈良小鹿一日游');
  });

  it('leaves the order to the server', async () => {
    const onSortChange = vi.fn();
    await show({ onSortChange });
    const change = head(4);
    await change.getByRole('button', { name: 'Change' }).first().click();
    expect(onSortChange).toHaveBeenLastCalledWith({ dataKey: 'cost:change', direction: 'asc' });
    await expect.element(change).toHaveAttribute('aria-sort', 'ascending');
    expect(names()[0]).toBe('jr pass 购买');
  });

  it('draws a bar only beside the sorted change', async () => {
    await show({ sort: { dataKey: 'click:change', direction: 'desc' } });
    const bars = (column: number) =>
      bodyRows().filter((row) => row.children[column - 1]?.querySelector('.bg-no-repeat')).length;
    await expect.poll(() => bars(7)).toBe(13);
    expect([bars(4), bars(10), bars(13)]).toEqual([0, 0, 0]);
  });

  it('compares the named fields, and nothing once the comparison ends', async () => {
    const { rerender } = await show({ comparison: { ...weekBefore, fields: ['click', 'showWord', 'gone'] } });
    expect(headTexts(2)).toEqual([
      'Keyword',
      'Cost ￥',
      'Current',
      'Previous',
      'Change',
      'CTR',
      'Conversions',
    ]);
    await rerender(
      <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
        <ReportTable<ComparedRow>
          titleInfos={titleInfos}
          rows={rows}
          summary={comparedSummary}
          caption="Keywords"
          language="en"
        />
      </div>,
    );
    await expect.poll(() => headTexts(1)).toEqual(['Keyword', 'Cost ￥', 'Clicks', 'CTR', 'Conversions']);
    expect(grid().element().ariaRowCount).toBe('17');
  });

  it('accepts a period without data', async () => {
    await show({ comparison: { previousOf: () => undefined } });
    expect(textsIn(4).slice(0, 4)).toEqual(['jr pass 购买', '13,328.95', '--', 'New']);
    expect(textsIn(3).slice(0, 4)).toEqual(['Total 15 rows', '107,353.94', '--', 'New']);
  });
});
