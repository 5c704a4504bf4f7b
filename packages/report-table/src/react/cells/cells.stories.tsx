import type { Language } from '@meridian/i18n/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { pictureLabelsOf } from '../../core/picture-labels';
import { HtmlCell } from '../html-cell/html-cell';
import { ImageCell } from '../image-cell/image-cell';
import { MediaCell } from './media-cell';
import { QualityCode } from './quality-code';
import { Sparkline } from './sparkline';

const sea =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='497' viewBox='0 0 161 100'%3E%3Crect width='161' height='100' fill='%23bfe6ef'/%3E%3Ccircle cx='120' cy='28' r='13' fill='%23fff4cf'/%3E%3Cpath d='M0 52h161v48H0Z' fill='%234fb0c6'/%3E%3Cpath d='M0 70c30-8 60 8 90 0s50-6 71 0v30H0Z' fill='%232f8fae'/%3E%3Cpath d='M0 92c50-14 110-10 161-2v10H0Z' fill='%23f3e2bd'/%3E%3C/svg%3E";
const tower =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='1200'%3E%3Crect width='600' height='1200' fill='%23f4dcc4'/%3E%3Cpath d='M300 100 480 1200H120Z' fill='%23c8553d'/%3E%3C/svg%3E";

const words = {
  en: {
    title: 'Okinawa diving, Blue Cave for two',
    lines: ['Licensed guides, for beginners too.', 'Gear, photos and hotel transfer included.'],
    facts: ['Theme', 'Okinawa sea', 'Used by', '3 creatives'],
    status: 'Serving',
    html: '<b>New</b> rates from <a href="https://example.com/rates">November</a><p>See <em>terms</em></p>',
    list: '<ul><li>Diving</li><li>Snorkelling</li></ul>',
  },
  cn: {
    title: '冲绳潜水 青之洞窟双人套餐',
    lines: ['持证教练带队，零基础也能下水。', '含装备、照片与酒店接送，当日确认。'],
    facts: ['主题', '冲绳之海', '用于', '3 个创意'],
    status: '有效',
    html: '<b>新</b>价格自<a href="https://example.com/rates">十一月</a>起<p>详见<em>条款</em></p>',
    list: '<ul><li>潜水</li><li>浮潜</li></ul>',
  },
  tw: {
    title: '沖繩潛水 青之洞窟雙人方案',
    lines: ['持證教練帶隊，初學者也能下水。', '含裝備、照片與飯店接送，當日確認。'],
    facts: ['主題', '沖繩之海', '用於', '3 個素材'],
    status: '投放中',
    html: '<b>新</b>價格自<a href="https://example.com/rates">十一月</a>起<p>詳見<em>條款</em></p>',
    list: '<ul><li>潛水</li><li>浮潛</li></ul>',
  },
} as const;

const captions = {
  en: { trend: 'Click trend', pictures: 'Pictures', creatives: 'Creatives', quality: 'Quality' },
  cn: { trend: '点击趋势', pictures: '图片', creatives: '创意', quality: '质量度' },
  tw: { trend: '點擊趨勢', pictures: '圖片', creatives: '素材', quality: '品質分數' },
};

const factsIn = (language: Language) => {
  const [theme, sea, usedBy, count] = words[language].facts;
  return [
    { label: theme, value: sea },
    { label: usedBy, value: count },
  ];
};

/** Cells one below the other, each in a row like the table's. */
function Cells({ caption, children }: { caption: string; children: readonly ReactNode[] }) {
  return (
    <div data-scope-ui="" role="table" aria-label={caption} className="w-80 text-cell tabular-nums">
      {children.map((cell, index) => (
        <div
          key={index}
          role="row"
          className="flex min-h-row border-b border-line-1 bg-surface hover:bg-hover"
        >
          <div role="cell" className="flex min-w-0 flex-1 items-center leading-5 text-fg-2">
            {cell}
          </div>
        </div>
      ))}
    </div>
  );
}

function HtmlCells({ language }: { language: Language }) {
  const { html, list, title } = words[language];
  return (
    <Cells caption="HTML">
      <HtmlCell html={html} />
      <HtmlCell html={list} />
      <HtmlCell html="H<sub>2</sub>O, 25 m<sup>2</sup>, <code>t2</code>, <s>9.90</s> <mark>8.90</mark>" />
      <HtmlCell html={`<img src="x" onerror="alert(1)">${title}<script>alert(1)</script>`} />
      <HtmlCell html={`<b>${title}</b> `.repeat(4)} />
      <HtmlCell html="<br>" />
    </Cells>
  );
}

function Sparklines({ language }: { language: Language }) {
  return (
    <Cells caption={captions[language].trend}>
      <Sparkline values={[442, 310, 438, 391, 269, 425, 378]} current={2} />
      <Sparkline values={['442.50', '310.00', '438.10', '391.00']} current={3} />
      <Sparkline values={[442, 310, null, 391, 269, null, 378]} current={6} />
      <Sparkline values={[5, 5, 5, 5]} />
      <Sparkline values={[12]} current={0} />
      <Sparkline values={[null, '']} />
    </Cells>
  );
}

function Pictures({ language }: { language: Language }) {
  return (
    <Cells caption={captions[language].pictures}>
      <ImageCell source={sea} name={words[language].title} facts={factsIn(language)} language={language} />
      <ImageCell source={tower} name="" language={language} />
      <ImageCell source="" name="" language={language} />
      <ImageCell source="data:image/png;base64,broken" name="" language={language} />
      <ImageCell source="javascript:alert(1)" name="" language={language} />
    </Cells>
  );
}

function Creatives({ language }: { language: Language }) {
  const { title, lines, status } = words[language];
  const image = { source: sea, facts: factsIn(language) };
  return (
    <Cells caption={captions[language].creatives}>
      <MediaCell image={image} title={title} lines={lines} language={language} />
      <MediaCell image={image} title={title} lines={lines.slice(1)} language={language} />
      <MediaCell image={image} title={title} language={language} />
      <MediaCell image={{ source: '' }} title={title} lines={[lines.join(' ')]} language={language} />
      <MediaCell title={title} lines={lines} status={status} language={language} />
    </Cells>
  );
}

function AllCells({ language }: { language: Language }) {
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-6">
      <HtmlCells language={language} />
      <Sparklines language={language} />
      <Pictures language={language} />
      <Creatives language={language} />
    </div>
  );
}

const meta = {
  title: 'Report table/Cells',
  component: AllCells,
  args: { language: 'en' },
  argTypes: { language: { control: 'inline-radio', options: ['en', 'cn', 'tw'] } },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof AllCells>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Server markup on one line: only its formatting and links. */
export const Html: Story = {
  tags: ['!test'],
  render: ({ language }) => <HtmlCells language={language} />,
};

/** A sparkline with a dot on the row's own day; gaps, equal values, one value, and none. */
export const Trend: Story = {
  render: ({ language }) => <Sparklines language={language} />,
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(5);
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(4);
    await expect(canvas.getByText('--')).toBeVisible();
  },
};

/** Thumbnails, and a dashed frame for a missing or broken picture. The card opens below the row. */
export const Picture: Story = {
  tags: ['!test'],
  render: ({ language }) => <Pictures language={language} />,
};

/** Creatives: rows of 73, 55 and 38 at the medium size. */
export const Creative: Story = {
  tags: ['!test'],
  render: ({ language }) => <Creatives language={language} />,
};

/** Codes 3, 2, 1 and 0, and no code. */
export const Quality: Story = {
  tags: ['!test'],
  render: ({ language }) => (
    <Cells caption={captions[language].quality}>
      {[3, 2, 1, 0, null].map((code) => (
        <QualityCode key={code} code={code} language={language} />
      ))}
    </Cells>
  ),
};

const opensCard: Story['play'] = async ({ canvas, userEvent, args }) => {
  const [picture] = canvas.getAllByRole('img', {
    name: pictureLabelsOf[args.language].picture(words[args.language].title),
  });
  if (picture) await userEvent.hover(picture);
  await waitFor(() => expect(screen.getByText('800 × 497, 1.61:1')).toBeVisible());
  await expect(screen.getByRole('tooltip')).toHaveTextContent(pictureLabelsOf[args.language].pictureSize);
};

// tests

export const OpensACard: Story = {
  ...Picture,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('img', { name: 'No picture' })).toHaveLength(3));
    await userEvent.hover(canvas.getByRole('img', { name: /Okinawa/ }));
    await waitFor(() => expect(screen.getByText('800 × 497, 1.61:1')).toBeVisible());
    await expect(screen.getByRole('tooltip')).toHaveTextContent('ThemeOkinawa sea');
  },
};

/** A picture higher than wide, reached by keyboard. */
export const TallPictureByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  render: ({ language }) => <Pictures language={language} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('img', { name: 'No picture' })).toHaveLength(3));
    await userEvent.keyboard('{Shift}');
    canvas.getByRole('img', { name: 'Picture' }).focus();
    await waitFor(() => expect(screen.getByText('600 × 1200, 0.5:1')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    canvas.getByRole('img', { name: 'Picture' }).blur();
    canvas.getByRole('img', { name: 'Picture' }).focus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const CardInSimplifiedChinese: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { language: 'cn', theme: 'dark' },
  args: { language: 'cn' },
  play: opensCard,
};

export const CardInTaiwan: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { language: 'tw', size: 'default' },
  args: { language: 'tw' },
  play: opensCard,
};

export const CardInMini: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { size: 'mini' },
  play: opensCard,
};

export const HtmlIsSanitized: Story = {
  ...Html,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: 'November' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    const rows = canvas.getAllByRole('row');
    await expect(new Set(rows.map((row) => row.offsetHeight)).size).toBe(1);
    await expect(rows.map((row) => row.textContent.replace(/\s+/g, ' ').trim()).slice(0, 4)).toEqual([
      'New rates from November See terms',
      'Diving Snorkelling',
      'H2O, 25 m2, t2, 9.90 8.90',
      words.en.title,
    ]);
    await expect(canvasElement.querySelector('img, script, [onerror]')).toBeNull();
  },
};

export const CreativeCellsSetTheRowHeight: Story = {
  ...Creative,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('row').map((row) => row.offsetHeight);
    await expect(heights).toEqual([73, 55, 38, 55, 73]);
    await expect(canvas.getByText('Serving')).toBeVisible();
  },
};
