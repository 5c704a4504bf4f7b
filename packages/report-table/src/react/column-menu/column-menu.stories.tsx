import type { Language } from '@meridian/i18n/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  keywordRows,
  keywordSummary,
  keywordTitleInfos,
  type KeywordRow,
} from '../../testing/keyword-report';
import { ReportTable } from '../report-table';
import { columnMenuLabels } from './labels';

const argsIn = (language: Language) => ({
  titleInfos: keywordTitleInfos(language),
  rows: keywordRows(language),
  language,
});

/** Right click on a header, Alt with the arrow down, the menu key, or the button that a hovered header shows. */
const meta = {
  title: 'Report table/ColumnMenu (head menu)',
  component: ReportTable<KeywordRow>,
  parameters: {
    layout: 'fullscreen',
    texts: {
      cn: { ...argsIn('cn'), caption: '关键词报告' },
      tw: { ...argsIn('tw'), caption: '關鍵字報表' },
    },
  },
  decorators: [
    (Story) => (
      <div className="flex h-120 flex-col">
        <Story />
      </div>
    ),
  ],
  args: {
    ...argsIn('en'),
    summary: keywordSummary,
    caption: 'Keyword report',
    narrow: { lead: 'showWord', sub: 'date' },
    onSortChange: fn(),
  },
} satisfies Meta<typeof ReportTable<KeywordRow>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, name: RegExp) {
  const head = await canvas.findByRole('columnheader', { name });
  await userEvent.pointer({ keys: '[MouseRight]', target: head });
  const menu = await screen.findByRole('menu');
  // it fades in
  await waitFor(() => expect(menu).toBeVisible());
  await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
  return within(menu);
}

/** Just opened: a sorted column with a user-defined width. */
export const Open: Story = {
  args: {
    defaultSort: { dataKey: 'cost', direction: 'desc' },
    columnState: { columnSizing: { cost: 180 } },
  },
  play: async (context) => {
    // Storybook types globals as any record
    const language = context.globals['language'] as Language;
    const { titleName } = argsIn(language).titleInfos.find(({ dataKey }) => dataKey === 'cost') ?? {};
    const cost = new RegExp(`^${titleName ?? ''}`);
    const menu = await open(context, cost);
    await expect(menu.getAllByRole('menuitem')).toHaveLength(7);
    const { automaticWidth } = columnMenuLabels[language];
    await expect(menu.getByRole('menuitem', { name: automaticWidth })).toBeVisible();
    // a separate landmark, since it is outside those of the page
    await expect(screen.getByRole('region', { name: new RegExp(titleName ?? '') })).toContainElement(
      screen.getByRole('menu'),
    );
  },
};

// tests

/** By keyboard, to a command and back to the header. */
export const SortsAndMovesByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultSort: { dataKey: 'cost', direction: 'desc' } },
  play: async ({ canvas, userEvent, args, step }) => {
    const grid = await canvas.findByRole('grid');
    const idOfActive = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');

    await step('opens at the first command', async () => {
      grid.focus();
      await userEvent.keyboard(
        '{ArrowUp}{ArrowUp}{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}',
      );
      await expect(idOfActive()).toHaveTextContent('Cost');
      await expect(idOfActive()).toHaveAttribute('aria-haspopup', 'menu');
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() =>
        expect(screen.getByRole('menuitemradio', { name: 'Sort ascending' })).toHaveFocus(),
      );
      await expect(screen.getByRole('menuitemradio', { name: 'Sort descending' })).toBeChecked();
    });

    await step('sorts, and returns the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ dataKey: 'cost', direction: 'asc' });
      await waitFor(() => expect(grid).toHaveFocus());
    });

    await step('moves, and stays on the column', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() =>
        expect(screen.getByRole('menuitemradio', { name: 'Sort ascending' })).toHaveFocus(),
      );
      await userEvent.keyboard('mov');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: /Move left/ })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(grid).toHaveFocus());
      await expect(idOfActive()).toHaveTextContent('Cost');
      await expect(idOfActive()).toHaveAttribute('data-column', 'cost');
    });
  },
};

/** A column that a report requires. */
export const LocksColumns: Story = {
  tags: ['!dev', '!autodocs'],
  args: { locked: ['date', 'showWord'], columnState: { columnVisibility: { cpc: false } } },
  play: async (context) => {
    const menu = await open(context, /Keyword/);
    await expect(menu.queryByRole('menuitem', { name: 'Hide column' })).not.toBeInTheDocument();
    await expect(menu.queryByRole('menuitem', { name: /pin/i })).not.toBeInTheDocument();
    await expect(menu.getByRole('menuitem', { name: /Move left/ })).toBeVisible();
  },
};

/** Simplified Chinese, for the dark theme at the smallest size. */
export const ChineseDarkMini: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { language: 'cn', theme: 'dark', size: 'mini' },
  args: { ...argsIn('cn'), caption: '关键词报告' },
  play: async (context) => {
    const menu = await open(context, /消费/);
    await expect(menu.getByRole('menuitemradio', { name: '升序排列' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: '固定在左侧' })).toBeVisible();
    await expect(screen.getByRole('menu', { name: '“消费”列菜单' })).toBeVisible();
  },
};

/** Traditional Chinese at the largest size. */
export const TaiwanDefault: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', size: 'default' },
  args: { ...argsIn('tw'), caption: '關鍵字報表' },
  play: async (context) => {
    const menu = await open(context, /^費用/);
    await expect(menu.getByRole('menuitem', { name: '隱藏此欄' })).toBeVisible();
  },
};

/** A title longer than its column, at the edge of the window. */
export const StaysInTheWindow: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    titleInfos: keywordTitleInfos('en').map((info, index) =>
      index < 11
        ? info
        : { ...info, titleName: 'Expected share of clicks among all who see it', fixed: 'right' },
    ),
  },
  play: async (context) => {
    const menu = await open(context, /Expected share/);
    await expect(menu.getByRole('menuitem', { name: 'Unpin' })).toBeVisible();
    const { right } = screen.getByRole('menu').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Below 992 px the layout decides the order: no moving, no pinning. */
export const HasNoMovesWhenNarrow: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'mobile2', isRotated: false }, size: 'touch' },
  play: async (context) => {
    const menu = await open(context, /Clicks/);
    await expect(menu.queryByRole('menuitem', { name: /Move|Pin/ })).not.toBeInTheDocument();
    await expect(menu.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
  },
};
