import type { Language } from '@meridian/i18n/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { TitleInfo } from '../../core/columns/title-info';
import { ColumnChooser, type ColumnChooserProps } from './column-chooser';

const titles = {
  en: 'Date,Keyword,Campaign,Unit,Impressions,Clicks,CTR,Cost,Avg. CPC,CPM,Conversions,Computer cost,Mobile cost,Cost per conversion,Landing page,Relevance,Expected CTR,Actions',
  cn: '日期,关键词,计划,单元,展现,点击,点击率,消费,平均点击价格,千次展现消费,转化,计算机消费,移动消费,转化成本,落地页体验,业务相关性,预估点击率,操作',
  tw: '日期,關鍵字,廣告活動,廣告群組,曝光,點擊,點閱率,費用,平均單次點擊費用,千次曝光費用,轉換,電腦費用,行動裝置費用,單次轉換費用,到達網頁體驗,業務關聯性,預期點閱率,操作',
} as const satisfies Record<Language, string>;

const keys =
  'date,showWord,campaignName,unitName,impression,click,ctr,cost,cpc,cpm,conversion,costOnPc,costOnMobile,conversionCost,landingPage,relevance,expectedCtr,actions'.split(
    ',',
  );

function titleInfosIn(language: Language): TitleInfo[] {
  const names = titles[language].split(',');
  return keys.map((dataKey, index) => ({
    dataKey,
    titleName: names[index] ?? '',
    ...(index < 2 && { fixed: 'left' as const }),
    ...(dataKey === 'actions' && { fixed: 'right' as const }),
  }));
}

const columnVisibility = {
  unitName: false,
  cpm: false,
  costOnPc: false,
  costOnMobile: false,
  relevance: false,
};

function Toolbar({
  columnState,
  onColumnStateChange,
  ...props
}: Exclude<ColumnChooserProps, { table: object }>) {
  const [state, setState] = useState(columnState);
  return (
    <div className="flex min-h-160 items-start justify-end">
      <ColumnChooser
        {...props}
        columnState={state}
        onColumnStateChange={(next) => {
          setState(next);
          onColumnStateChange(next);
        }}
      />
    </div>
  );
}

/**
 * Shows, hides, orders and pins the columns of a table. Changes apply together.
 *
 * - **Do** place it in the toolbar of the table. Lock columns that a report needs.
 * - **Do not** use it for filters of rows, or for tables with fewer than five columns.
 */
const meta = {
  title: 'Report table/ColumnChooser (column picker)',
  tags: ['autodocs'],
  component: ColumnChooser,
  parameters: {
    guide: {
      status: 'stable',
      roles: 'dialog with a searchbox, regions of checkboxes; moves are announced',
      keys: [
        ['Enter, Space', 'On the button: opens the list of columns.'],
        ['Arrow keys', 'Move between rows.'],
        ['Alt with an arrow key', 'Moves the column of the row.'],
        ['Space', 'On a handle: picks up or drops the column.'],
        ['Escape', 'Cancels the move, then closes the list.'],
      ],
    },
    texts: {
      cn: { language: 'cn', titleInfos: titleInfosIn('cn') },
      tw: { language: 'tw', titleInfos: titleInfosIn('tw') },
    },
  },
  render: (args) => <Toolbar {...args} />,
  args: {
    titleInfos: titleInfosIn('en'),
    language: 'en',
    columnState: { columnVisibility },
    onColumnStateChange: fn(),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, name: RegExp) {
  await userEvent.click(canvas.getByRole('button', { name }));
  const panel = await screen.findByRole('dialog');
  // it fades in
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
}

const namesIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('checkbox')
    .map((box) => (box instanceof HTMLInputElement ? box.labels?.[0]?.textContent : ''));

/** The button with the number of visible columns. */
export const Default: Story = {};

const showOpen: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('dialog');
};

/** As it opens. */
export const Open: Story = { tags: ['!autodocs'], play: showOpen };

const manyTitleInfos: TitleInfo[] = Array.from({ length: 60 }, (_, index) => ({
  dataKey: `metric${index}`,
  titleName: `Conversions after a click within ${index + 1} days, new customers of all devices`,
}));

// tests

/** Hides, orders and pins columns by mouse and keyboard; nothing takes effect before Apply. */
export const HidesOrdersAndPins: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Columns 13' });
    const panel = await open({ canvas, userEvent }, /Columns/);
    const scrolling = () => panel.getByRole('region', { name: 'Not pinned' });

    await step('opens at the search field', async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(panel.getByRole('searchbox', { name: 'Find a column' })).toHaveFocus();
      await expect(panel.getByText('13 of 18 shown')).toBeVisible();
    });

    await step('shows and hides', async () => {
      await userEvent.click(panel.getByRole('checkbox', { name: 'CPM' }));
      await userEvent.click(panel.getByRole('checkbox', { name: 'Clicks' }));
      await userEvent.click(panel.getByRole('checkbox', { name: 'Campaign' }));
      await expect(panel.getByText('12 of 18 shown')).toBeVisible();
    });

    await step('drags by keyboard, into the pinned group too', async () => {
      panel.getByRole('button', { name: 'Move Cost' }).focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(panel.getByText('Cost picked up. Not pinned, 6 of 15')).toBeInTheDocument());
      for (let position = 5; position > 0; position--) {
        await userEvent.keyboard('{ArrowUp}');
        await panel.findByText(`Cost. Not pinned, ${position} of 15`);
      }
      await userEvent.keyboard('{ArrowUp}');
      await panel.findByText('Cost. Pinned left, 3 of 3');
      await userEvent.keyboard('{ArrowUp}');
      await panel.findByText('Cost. Pinned left, 2 of 3');
      await userEvent.keyboard(' ');
      await panel.findByText('Cost dropped. Pinned left, 2 of 3');
      await expect(namesIn(panel.getByRole('region', { name: 'Pinned left' }))).toEqual([
        'Date',
        'Cost',
        'Keyword',
      ]);
      await waitFor(() => expect(panel.getByRole('button', { name: 'Move Cost' })).toHaveFocus());
    });

    await step('cancels a drag by Escape, and stays open', async () => {
      panel.getByRole('button', { name: 'Move CTR' }).focus();
      await userEvent.keyboard(' ');
      await panel.findByText('CTR picked up. Not pinned, 5 of 14');
      await userEvent.keyboard('{ArrowDown}');
      await panel.findByText('CTR. Not pinned, 6 of 14');
      await userEvent.keyboard('{Escape}');
      await panel.findByText('Move cancelled. CTR is back in its original position.');
      await expect(namesIn(scrolling())[4]).toBe('CTR');
    });

    await step('moves with Alt and the arrow keys from any control of the row', async () => {
      const box = () => panel.getByRole('checkbox', { name: 'Impressions' });
      box().focus();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(namesIn(scrolling()).slice(0, 3)).toEqual(['Campaign', 'Impressions', 'Unit']);
      await expect(box()).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(panel.getByRole('checkbox', { name: 'Unit' })).toHaveFocus();
    });

    await step('pins and unpins', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Unpin Actions' }));
      await expect(panel.queryByRole('region', { name: 'Pinned right' })).not.toBeInTheDocument();
      await expect(panel.getByRole('button', { name: 'Pin Actions' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(namesIn(panel.getByRole('region', { name: 'Pinned right' }))).toEqual(['Actions']);
    });

    await step('changes nothing before Apply', async () => {
      await expect(args.onColumnStateChange).not.toHaveBeenCalled();
      await expect(button).toHaveTextContent('13');
      await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
      await expect(args.onColumnStateChange).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
      await expect(button).toHaveTextContent('12');
    });
  },
};

/** Columns that a report requires: always visible, always pinned, movable among themselves. */
export const LocksColumns: Story = {
  tags: ['!dev', '!autodocs'],
  args: { locked: ['date', 'showWord'] },
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent }, /Columns/);
    await expect(panel.getByRole('checkbox', { name: 'Date' })).toBeDisabled();
    await expect(panel.getByRole('checkbox', { name: 'Date' })).toBeChecked();
    await expect(panel.getAllByRole('img', { name: 'Always shown' })).toHaveLength(2);
    await expect(panel.queryByRole('button', { name: 'Unpin Date' })).not.toBeInTheDocument();
    panel.getByRole('button', { name: 'Move Date' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(namesIn(panel.getByRole('region', { name: 'Pinned left' }))).toEqual(['Keyword', 'Date']);
    await expect(panel.getByRole('button', { name: 'Move Date' })).toHaveFocus();
  },
};

/** Many columns with long names: the list scrolls, also during a drag; the search finds. */
export const ScrollsAndSearches: Story = {
  tags: ['!dev', '!autodocs'],
  args: { titleInfos: manyTitleInfos, columnState: { columnVisibility: { metric3: false } } },
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent }, /Columns 59/);
    const search = panel.getByRole('searchbox');
    const names = () => panel.queryAllByText(/^Conversions after/);
    await userEvent.type(search, 'WITHIN 60');
    await expect(names()).toHaveLength(1);
    await expect(panel.getByLabelText(/^Move/)).toBeDisabled();
    await userEvent.clear(search);
    await userEvent.type(search, 'x');
    await expect(panel.getByText('No matching columns')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(names()).toHaveLength(60);
    await expect(screen.getByRole('dialog').scrollWidth).toBe(316);

    panel.getByLabelText(/^Move .* within 1 days/).focus();
    await userEvent.keyboard(' ');
    await panel.findByText(/picked up. Not pinned, 1 of 60/);
    for (let position = 2; position <= 15; position++) {
      await userEvent.keyboard('{ArrowDown}');
      await panel.findByText(new RegExp(`Not pinned, ${position} of 60`));
    }
    await userEvent.keyboard(' ');
    await panel.findByText(/dropped. Not pinned, 15 of 60/);
    const moved = panel.getByLabelText(/^Move .* within 1 days/);
    await waitFor(() => expect(moved).toHaveFocus());
    const box = screen.getByRole('dialog').getBoundingClientRect();
    await expect(moved.getBoundingClientRect().top).toBeGreaterThan(box.top);
    await expect(moved.getBoundingClientRect().bottom).toBeLessThan(box.bottom);
  },
};

/** Simplified Chinese, for the dark theme at the smallest size. */
export const ChineseDarkMini: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { language: 'cn', theme: 'dark', size: 'mini' },
  args: { language: 'cn', titleInfos: titleInfosIn('cn'), locked: ['date', 'showWord'] },
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent }, /列 13/);
    await expect(panel.getByText('已显示 13/18 列')).toBeVisible();
    panel.getByRole('button', { name: '移动“点击”' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await panel.findByText('“点击”，未固定，第 3 列，共 15 列');
  },
};

/** Below 992 px: a bottom sheet. */
export const IsASheetOnPhones: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'mobile2', isRotated: false }, size: 'touch' },
  play: async ({ canvas, userEvent, args }) => {
    const panel = await open({ canvas, userEvent }, /Columns/);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Clicks' }));
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    const expected = { columnVisibility: { ...columnVisibility, click: false } };
    await expect(args.onColumnStateChange).toHaveBeenCalledWith(expected);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Columns/ })).toHaveFocus());
  },
};
