import type { Language } from '@meridian/i18n/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ColumnChooser, ReportTable, useColumnState, type TitleInfo } from '../index';
import { keywordRows, keywordSummary, keywordTitleInfos, type KeywordRow } from '../testing/keyword-report';
import { keywordReport } from '../testing/keyword-table';
import { pictures } from '../testing/pictures';

const meta = {
  title: 'Report table/Columns',
  component: ReportTable<KeywordRow>,
  parameters: {
    layout: 'fullscreen',
    texts: { cn: keywordReport('cn'), tw: keywordReport('tw') },
  },
  decorators: [
    (Story) => (
      <div className="flex h-[640px] flex-col">
        <Story />
      </div>
    ),
  ],
  args: {
    ...keywordReport('en'),
    summary: keywordSummary,
    decorations: { bar: 'cost', heat: 'ctr' },
    pagination: { page: 1, size: 20, totalCount: 98, onChange: fn() },
    onSortChange: fn(),
  },
} satisfies Meta<typeof ReportTable<KeywordRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    picture: 'Picture',
    description: 'Description',
    state: 'State',
    days: '<b>Ten</b> days in Kyoto',
    states: ['Added', 'Not added'],
  },
  cn: {
    picture: '图片',
    description: '描述',
    state: '状态',
    days: '京都<b>十</b>日游',
    states: ['已添加', '未添加'],
  },
  tw: {
    picture: '圖片',
    description: '描述',
    state: '狀態',
    days: '京都<b>十</b>日遊',
    states: ['已新增', '未新增'],
  },
} as const satisfies Record<Language, object>;

const wideReport = (language: Language): { titleInfos: TitleInfo[]; rows: KeywordRow[] } => {
  const { picture, description, state, days, states } = texts[language];
  return {
    titleInfos: [
      ...keywordTitleInfos(language).slice(0, 2),
      { dataKey: 'ideaMaterialUrl', titleName: picture, domType: 'img', width: 90 },
      { dataKey: 'ideaDesc', titleName: description, domType: 'html', width: 180 },
      ...keywordTitleInfos(language).slice(2),
      { dataKey: 'addState', titleName: state, fixed: 'right', width: 116 },
    ],
    rows: keywordRows(language).map((row, index) => ({
      ...row,
      ideaMaterialUrl: index % 2 === 0 ? pictures.snow : null,
      ideaDesc: `${days}<img src=x onerror="alert(1)">`,
      addState: states[index % 3 === 0 ? 0 : 1],
    })),
  };
};

/** Columns pinned on both sides, pictures, and sanitized markup. */
export const WideColumns: Story = {
  tags: ['!test'],
  args: wideReport('en'),
  parameters: { texts: { cn: wideReport('cn'), tw: wideReport('tw') } },
};

const descriptions = {
  en: { ctr: 'The share of impressions that led to a click.\nClicks ÷ Impressions' },
  cn: { ctr: '广告展现后被点击的比例。\n点击 ÷ 展现' },
  tw: { ctr: '廣告曝光後獲得點擊的比例。\n點擊 ÷ 曝光' },
} as const satisfies Record<Language, object>;

const describedReport = (language: Language): { titleInfos: TitleInfo[] } => ({
  titleInfos: keywordTitleInfos(language).map((info) =>
    info.dataKey === 'ctr' ? { ...info, description: descriptions[language].ctr } : info,
  ),
});

/** `description` explains a column: on hover, while its header is the active cell, and in its menu. */
export const DescribedColumns: Story = {
  tags: ['!test'],
  args: describedReport('en'),
  parameters: { texts: { cn: describedReport('cn'), tw: describedReport('tw') } },
};

const columnsKey = 'stories.keyword';
const locked = ['showWord'];

/** The user's changes are stored in this browser; the chooser beside the table shares them. */
export const StoredColumns: Story = {
  tags: ['!test'],
  args: { columnsKey, locked },
  render: function Render(args) {
    const [columnState, setColumnState] = useColumnState(columnsKey);
    return (
      <>
        <div className="flex justify-end px-page py-2">
          <ColumnChooser
            titleInfos={args.titleInfos}
            language={args.language}
            locked={locked}
            columnState={columnState}
            onColumnStateChange={setColumnState}
          />
        </div>
        <ReportTable {...args} />
      </>
    );
  },
};

// tests

export const DescribesColumns: Story = {
  ...DescribedColumns,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('columnheader', { name: /^CTR/ }));
    await expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent(
      /^CTR.*Clicks ÷ Impressions$/,
    );
  },
};

export const StoresColumns: Story = {
  ...StoredColumns,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const openChooser = async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Columns/ }));
      const panel = await screen.findByRole('dialog');
      await waitFor(() => expect(panel).toBeVisible());
      return within(panel);
    };
    const apply = async (panel: Awaited<ReturnType<typeof openChooser>>) => {
      await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    const stored = () => localStorage.getItem(`meridian.columns.${columnsKey}`) ?? '';

    await step('hides a column and stores that', async () => {
      const panel = await openChooser();
      await expect(panel.getByRole('checkbox', { name: 'Keyword' })).toBeDisabled();
      await userEvent.click(panel.getByRole('checkbox', { name: 'Campaign' }));
      await apply(panel);
      await expect(canvas.queryByRole('columnheader', { name: 'Campaign' })).not.toBeInTheDocument();
      await expect(stored()).toContain('campaignName');
    });
    await step('restores the original columns', async () => {
      const panel = await openChooser();
      await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
      await apply(panel);
      await expect(canvas.getByRole('columnheader', { name: 'Campaign' })).toBeVisible();
      await expect(stored()).not.toContain('campaignName');
    });
  },
};

export const WideColumnsHavePicturesAndHtml: Story = {
  ...WideColumns,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const [image] = await canvas.findAllByRole('img', { name: 'Picture of 日本签证代办' });
    await expect(image).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'No picture' })[0]).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Ten')[0]).toHaveStyle({ fontWeight: '600' }));
    await expect(canvasElement.querySelector('[onerror]')).toBeNull();
    const scroller = canvasElement.querySelector('[data-table-scroller]');
    const state = canvas.getByRole('columnheader', { name: 'State' });
    await expect(state.getBoundingClientRect().right).toBeCloseTo(
      (scroller?.getBoundingClientRect().left ?? 0) + (scroller?.clientWidth ?? 0),
      0,
    );
  },
};
