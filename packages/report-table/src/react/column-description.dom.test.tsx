import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReportTable, type TitleInfo } from '../index';

const formula = 'Clicks ÷ Impressions';
const titleInfos: TitleInfo[] = [
  { dataKey: 'word', titleName: 'Keyword' },
  {
    dataKey: 'ctr',
    titleName: 'CTR',
    unit: '%*100',
    isSort: true,
    description: `Share of clicks.\n${formula}`,
  },
];
const onSortChange = vi.fn();

function show() {
  render(
    <ReportTable
      caption="Keywords"
      language="en"
      titleInfos={titleInfos}
      rows={[{ word: 'jr pass', ctr: '0.1' }]}
      mode="server"
      onSortChange={onSortChange}
    />,
  );
  return { user: userEvent.setup(), head: screen.getByRole('columnheader', { name: 'CTR' }) };
}

it('is a tooltip of the hovered header until Escape, and the whole header still sorts', async () => {
  const { user, head } = show();
  await user.hover(head);
  const tooltip = await screen.findByRole('tooltip', { hidden: true });
  expect(tooltip.textContent).toBe(`CTRShare of clicks.\n${formula}`);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'CTR' }));
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ dataKey: 'ctr', direction: 'asc' });
});

it('describes a header only while it is the active cell', async () => {
  const { user, head } = show();
  expect(head.hasAttribute('aria-describedby')).toBe(false);
  await user.tab();
  await user.keyboard('{ArrowUp}{ArrowRight}');
  const described = document.getElementById(head.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain(formula);
  expect(head.getAttribute('id')).toBe(screen.getByRole('grid').getAttribute('aria-activedescendant'));
  await user.keyboard('{ArrowLeft}');
  expect(head.hasAttribute('aria-describedby')).toBe(false);
});

it('is in the menu of its column only', async () => {
  const { user, head } = show();
  await user.pointer({ keys: '[MouseRight]', target: head });
  expect((await screen.findByRole('menu')).textContent).toContain(formula);
  await user.keyboard('{Escape}');
  await user.pointer({ keys: '[MouseRight]', target: screen.getByRole('columnheader', { name: 'Keyword' }) });
  expect((await screen.findByRole('menu', { name: /Keyword/ })).textContent).not.toContain(formula);
});
