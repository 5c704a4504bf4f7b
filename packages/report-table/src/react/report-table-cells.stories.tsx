import type { Language } from '@meridian/i18n/core';
import { CircleAlertIcon, ClockIcon } from '@meridian/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { formatValue } from '../core/format/index';
import { MediaCell, ReportTable, Sparkline, type CellRenderer, type RowData, type TitleInfo } from '../index';
import {
  creativeRows,
  creativeSummary,
  creativeTitleInfos,
  type CreativeRow,
} from '../testing/creative-report';
import { keywordRows, keywordTitleInfos } from '../testing/keyword-report';

const meta = {
  title: 'Report table/Cells in a table',
  component: ReportTable<RowData>,
  parameters: { layout: 'fullscreen', texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
  decorators: [
    (Story) => (
      <div className="flex h-[640px] flex-col">
        <Story />
      </div>
    ),
  ],
  args: { titleInfos: [], rows: [], caption: 'Report', language: 'en' },
} satisfies Meta<typeof ReportTable<RowData>>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    caption: 'Feed creative report',
    theme: 'Theme',
    usedBy: 'Used by',
    creatives: (count: number | string) => (String(count) === '1' ? '1 creative' : `${count} creatives`),
    serving: 'Serving',
    paused: 'Paused',
    review: 'In review',
    rejected: 'Rejected',
    reason: 'Text covers over 20% of the picture',
    week: 'Clicks, 7 days',
    keywords: 'Keyword report',
  },
  cn: {
    caption: '信息流创意报告',
    theme: '主题',
    usedBy: '用于',
    creatives: (count: number | string) => `${count} 个创意`,
    serving: '有效',
    paused: '已暂停',
    review: '审核中',
    rejected: '审核未通过',
    reason: '图片中文字占比超过 20%',
    week: '近 7 天点击',
    keywords: '关键词报告',
  },
  tw: {
    caption: '動態消息素材報表',
    theme: '主題',
    usedBy: '用於',
    creatives: (count: number | string) => `${count} 個素材`,
    serving: '投放中',
    paused: '已暫停',
    review: '審核中',
    rejected: '未通過審核',
    reason: '圖片中文字占比超過 20%',
    week: '近 7 天點擊',
    keywords: '關鍵字報表',
  },
};

const creativeIn =
  (language: Language): CellRenderer<CreativeRow> =>
  ({ row }) => {
    const text = texts[language];
    return (
      <MediaCell
        image={{
          source: row.image,
          facts: [
            { label: text.theme, value: row.theme },
            { label: text.usedBy, value: text.creatives(row.usedBy) },
          ],
        }}
        title={row.title}
        lines={[row.description, row.description2]}
        language={language}
      />
    );
  };

const statesIn = (text: (typeof texts)['en']) => ({
  serving: <Mark dot="bg-ok-solid">{text.serving}</Mark>,
  paused: <Mark dot="bg-fg-3">{text.paused}</Mark>,
  review: (
    <span className="flex items-center gap-1.5 text-fg-2">
      <ClockIcon aria-hidden className="size-3.5 text-info-fg" />
      {text.review}
    </span>
  ),
  rejected: (
    <span className="grid grid-cols-[14px_1fr] items-center gap-x-1.5 py-2">
      <CircleAlertIcon aria-hidden className="size-3.5 text-bad-fg" />
      <span className="text-bad-fg">{text.rejected}</span>
      <span className="col-start-2 text-12 leading-4 text-fg-3">{text.reason}</span>
    </span>
  ),
});

function Mark({ dot, children }: { dot: string; children: string }) {
  return (
    <span className="flex items-center gap-2 text-fg-2">
      <span aria-hidden className={`size-[7px] flex-none rounded-full ${dot}`} />
      {children}
    </span>
  );
}

const creativeStateIn =
  (language: Language): CellRenderer<CreativeRow> =>
  ({ row }) =>
    statesIn(texts[language])[row.state];

/** Rows as high as their creatives; all other cells are aligned with the title. */
export const AutoHeight: Story = {
  tags: ['!test'],
  render: ({ language }) => (
    <ReportTable
      caption={texts[language].caption}
      language={language}
      labels={{ rowCount: (count) => texts[language].creatives(count) }}
      titleInfos={creativeTitleInfos(language)}
      rows={creativeRows(language)}
      summary={creativeSummary}
      rowHeight="auto"
      renderers={{ title: creativeIn(language), state: creativeStateIn(language) }}
      decorations={{ bar: 'cost', heat: 'ctr' }}
      defaultSort={{ dataKey: 'cost', direction: 'desc' }}
      pagination={{ page: 1, size: 20, totalCount: 21, onChange: () => undefined }}
    />
  ),
};

/** Position of the first line of an element's text. */
function lineOf(element: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

type TrendRow = RowData & { clicksOfWeek: readonly number[]; day: number };

const clicksOfWeek = [442, 330, 438, 391, 269, 424, 378];
const trendRows = (language: Language): TrendRow[] =>
  keywordRows(language).map((row, index) => ({
    ...row,
    clicksOfWeek: clicksOfWeek.map((clicks, day) => clicks + ((index * 37 + day * 53) % 190)),
    day: Number(String(row.date).slice(-2)) - 14,
  }));

const trend: CellRenderer<TrendRow> = ({ row }) => <Sparkline values={row.clicksOfWeek} current={row.day} />;

/** A sparkline beside its number: seven days, with a dot on the row's own. */
export const Sparklines: Story = {
  render: ({ language }) => (
    <ReportTable
      caption={texts[language].keywords}
      language={language}
      titleInfos={[
        ...keywordTitleInfos(language).slice(0, 5),
        { dataKey: 'clicksOfWeek', titleName: texts[language].week, domType: 'render', width: 120 },
        ...keywordTitleInfos(language).slice(5, 8),
      ]}
      rows={trendRows(language)}
      renderers={{ clicksOfWeek: trend }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(21);
    await expect(canvasElement.querySelectorAll('[role=gridcell] circle')).toHaveLength(20);
    await expect(canvas.getByRole('columnheader', { name: /7/ })).toBeVisible();
  },
};

const noteColumns = (word: string, note: string, cost: string): TitleInfo[] => [
  { dataKey: 'word', titleName: word, fixed: 'left', width: 180 },
  { dataKey: 'note', titleName: note, domType: 'html', width: 360 },
  { dataKey: 'cost', titleName: cost, unit: 't2', unitDesc: '￥' },
];
const noteRows = (days: string, rates: string, passport: string, snow: string) => [
  { word: 'jr pass', note: days, cost: '2419.84' },
  { word: 'kyoto', note: rates, cost: '1916.60' },
  { word: 'visa', note: passport, cost: '2730.24' },
  { word: 'ski', note: `<img src=x onerror="alert(1)"><script>alert(2)</script>${snow}`, cost: '2102.92' },
  { word: 'onsen', note: '<p></p>', cost: '1644.95' },
  { word: 'okinawa', note: null, cost: '1658.43' },
];
const notes = {
  en: {
    caption: 'Notes',
    titleInfos: noteColumns('Keyword', 'Note', 'Cost'),
    rows: noteRows(
      '<b>Ten</b> days in <em>Kyoto</em>',
      'See <a href="https://example.com/rates">the rates</a><br>of November',
      '<ul><li>Passport</li><li>Photo</li></ul>',
      'Snow &amp; ice',
    ),
  },
  cn: {
    caption: '备注',
    titleInfos: noteColumns('关键词', '备注', '消费'),
    rows: noteRows(
      '<em>京都</em><b>十</b>日游',
      '详见 11 月<br><a href="https://example.com/rates">价格表</a>',
      '<ul><li>护照</li><li>照片</li></ul>',
      '冰 &amp; 雪',
    ),
  },
  tw: {
    caption: '備註',
    titleInfos: noteColumns('關鍵字', '備註', '費用'),
    rows: noteRows(
      '<em>京都</em><b>十</b>日遊',
      '詳見 11 月<br><a href="https://example.com/rates">價目表</a>',
      '<ul><li>護照</li><li>照片</li></ul>',
      '冰 &amp; 雪',
    ),
  },
};

/** Server markup on one line: formatting and links, but nothing that runs or loads. */
export const HtmlCells: Story = {
  tags: ['!test'],
  render: ({ language }) => <ReportTable {...notes[language]} language={language} className="max-w-240" />,
};

/** Hours, minutes and seconds of a number of seconds. */
function durationText(seconds: unknown): string {
  const total = Number(seconds);
  if (seconds === null || !Number.isFinite(total)) return '--';
  const [minutes, rest] = [Math.floor(total / 60), total % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${formatValue(Math.floor(minutes / 60), 't')}:${two(minutes % 60)}:${two(rest)}`;
}

const watchRows = [
  { video: 'Ten days in Kyoto', watched: 8_100_465, share: '0.4213', roas: '3.42' },
  { video: 'Snow in Hokkaido', watched: 67_230, share: '0.0088', roas: '0.97' },
  { video: 'Okinawa under water', watched: null, share: null, roas: null },
];

// tests

export const AlignsCellsWithTheTitle: Story = {
  ...AutoHeight,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const row = async (name: RegExp) =>
      (await canvas.findByRole('rowheader', { name })).closest('[role=row]');
    const heightOf = async (name: RegExp) => (await row(name))?.getBoundingClientRect().height;
    await expect(await canvas.findByText('21 creatives')).toBeVisible();
    await expect(await heightOf(/北海道滑雪/)).toBe(73);
    await expect(await heightOf(/JR Pass/)).toBe(55);
    await expect(await heightOf(/东京夜景/)).toBe(38);
    const middleOf = (text: string) => {
      const { top, bottom } = lineOf(canvas.getByText(text));
      return (top + bottom) / 2;
    };
    await expect(Math.abs(middleOf('96,210') - middleOf('北海道滑雪五天四晚 雪票全包'))).toBeLessThan(1.5);
    await userEvent.hover(canvas.getByRole('img', { name: /冲绳潜水/ }));
    await waitFor(() => expect(screen.getByText('Okinawa sea')).toBeVisible());
  },
};

/** Units that the table does not know: renderers, with `formatValue` for the digits. */
export const HostUnits: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <ReportTable
      caption="Videos"
      language="en"
      className="max-w-180"
      titleInfos={[
        { dataKey: 'video', titleName: 'Video', fixed: 'left', width: 200 },
        { dataKey: 'watched', titleName: 'Time watched', valueType: 'Long', isSort: true, width: 140 },
        { dataKey: 'share', titleName: 'Share', unit: '%*100' },
        { dataKey: 'roas', titleName: 'Return', valueType: 'Double', width: 110 },
      ]}
      rows={watchRows}
      summary={{ watched: durationText(8_167_695), share: '0.4301', roas: '2.95×' }}
      mode="client"
      renderers={{
        watched: ({ value }) => durationText(value),
        roas: ({ value }) => (value === null ? '--' : `${formatValue(value, 't2')}×`),
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2,250:07:45')).toBeVisible();
    await expect(canvas.getByText('3.42×')).toBeVisible();
    await expect(canvas.getByText('2,268:48:15')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Time watched' }));
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent('Snow in Hokkaido');
  },
};

export const HtmlCellsAreSanitized: Story = {
  ...HtmlCells,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: 'the rates' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getByText('Ten')).toHaveStyle({ fontWeight: '600' });
    await expect(canvas.getByText(/Snow & ice/)).toBeVisible();
    await expect(canvasElement.querySelector('[role=grid] :is(img, script, [onerror])')).toBeNull();
    await expect(canvas.getAllByText('--')).toHaveLength(2);
  },
};
