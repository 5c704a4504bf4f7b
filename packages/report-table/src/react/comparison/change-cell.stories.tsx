import { languages, type Language } from '@meridian/i18n/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { numberWidth } from '../../core/columns/widths';
import { valueChange, type ChangeOptions } from '../../core/comparison/change';
import { foldedChangeWidth } from '../../core/comparison/compare';
import { comparisonLabelsOf } from '../../core/comparison/comparison-labels';
import { formatValue } from '../../core/format/format-value';
import { changeCellExtraWidth } from '../components/change-cell-extra-width';
import { ChangeCell } from './change-cell';

const higher = { unit: 't', favourable: 'higher' } as const;
const lower = { unit: 't2', favourable: 'lower' } as const;
const neither = { unit: 't2', favourable: 'neither' } as const;
const ratio = { unit: '%*100', favourable: 'higher' } as const;

const example = (values: readonly [unknown, unknown], options: ChangeOptions, share: number) => ({
  change: valueChange(...values, options),
  unit: options.unit,
  share,
});

const examples = [
  example([5130, 4046], higher, 1),
  example([2379, 2721], higher, -0.32),
  example(['2.50', '2.67'], lower, -1),
  example(['3.10', '2.60'], lower, 0.5),
  example(['13328.95', '10174.77'], neither, 0.9),
  example(['10130.72', '12384.74'], neither, -0.64),
  example(['100.01', '100.00'], neither, 0.001),
  example([0.0629, 0.0572], ratio, 0.2),
  example([0.05, 0], ratio, 0.2),
  example([4938, 370], higher, 0.8),
  example(['9007199254740993', '9007199254000000'], higher, 1),
  example([41, 41], higher, 0),
  example([0, 0], higher, 0),
  example([1361, null], higher, 1),
  example([0, 402], higher, -1),
  example([null, 0.0441], ratio, 0),
];

const texts = {
  en: {
    heads: ['Metric', 'Change', 'Sorted', 'Folded'],
    names: [
      'Clicks, good',
      'Clicks, bad',
      'Cost per click, good',
      'Cost per click, bad',
      'Cost, up',
      'Cost, down',
      'Cost, a little',
      'CTR in points',
      'CTR from 0',
      'Many times more',
      'Past 2^53',
      'Unchanged',
      'Unchanged at 0',
      'New',
      'Stopped',
      'Nothing to compare',
    ],
  },
  cn: {
    heads: ['指标', '变化', '排序时', '折叠时'],
    names: [
      '点击，向好',
      '点击，向差',
      '点击价格，向好',
      '点击价格，向差',
      '消费，上升',
      '消费，下降',
      '消费，微升',
      '点击率，按百分点',
      '点击率，由 0 起',
      '增长数倍',
      '超过 2^53',
      '无变化',
      '保持为 0',
      '新增',
      '停止',
      '无可比较',
    ],
  },
  tw: {
    heads: ['指標', '變化', '排序時', '收合時'],
    names: [
      '點擊，改善',
      '點擊，變差',
      '點擊費用，改善',
      '點擊費用，變差',
      '費用，上升',
      '費用，下降',
      '費用，微升',
      '點閱率，依百分點',
      '點閱率，由 0 起',
      '成長數倍',
      '超過 2^53',
      '無變化',
      '維持為 0',
      '新增',
      '停止',
      '無可比較',
    ],
  },
} as const satisfies Record<Language, object>;

function Changes({ language }: { language: Language }) {
  const labels = comparisonLabelsOf[language];
  const { heads, names } = texts[language];
  const [metric, amount, sorted, folded] = heads;
  const cell = (child: ReactNode) => (
    <td className="p-0 pl-6">
      <div className="flex items-center justify-end">{child}</div>
    </td>
  );
  return (
    <table className="text-cell tabular-nums">
      <thead>
        <tr className="h-head text-right text-12 text-fg-3">
          <th className="text-left font-medium">{metric}</th>
          <th className="font-medium">{amount}</th>
          <th className="font-medium">{sorted}</th>
          <th className="pl-6 font-medium">{folded}</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ change, share }, index) => (
          <tr key={names[index]} className="h-row border-b border-line-1">
            <th scope="row" className="text-left font-normal whitespace-nowrap text-fg-2">
              {names[index]}
            </th>
            {cell(<ChangeCell change={change} labels={labels} />)}
            {cell(<ChangeCell change={change} labels={labels} share={share} />)}
            {cell(<ChangeCell change={change} labels={labels} isFolded />)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Report table/ChangeCell (delta)',
  component: Changes,
  args: { language: 'en' },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof Changes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The amount, then arrow and percentage; with a bar if the table is sorted by it; collapsed to the percentage. */
export const Default: Story = { tags: ['!test'] };

export const ThreeLanguages: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="flex gap-10">
      {languages.map((language) => (
        <Changes key={language} language={language} />
      ))}
    </div>
  ),
  globals: { size: 'small' },
  play: async ({ canvas }) => {
    const images = ['up 26.8 percent', '上升 26.8%', 'down 12.6 percent', '下降 12.6%', 'unchanged', '持平'];
    for (const name of images) await expect(canvas.getAllByRole('img', { name })[0]).toBeVisible();
    await expect(canvas.getAllByText('已停止')).toHaveLength(6);
  },
};

/** Width of the adjacent parts, without the gap between the bar and the amount. */
function widthIn(cell: HTMLElement): number {
  const parts = cell.querySelector('div');
  if (!parts) return NaN;
  parts.style.width = 'max-content';
  const { width } = parts.getBoundingClientRect();
  parts.style.width = '';
  return width;
}

function digitWidth(table: HTMLElement): number {
  const sample = document.createElement('span');
  sample.textContent = '0'.repeat(100);
  sample.className = 'text-cell font-semibold tabular-nums';
  table.after(sample);
  const { width } = sample.getBoundingClientRect();
  sample.remove();
  return width / 100;
}

// tests

export const ReadsAsWords: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    const row = (name: string) => canvas.getByRole('rowheader', { name }).parentElement;
    const cells = (name: string) => [...(row(name)?.querySelectorAll('td') ?? [])];
    const namesIn = (name: string) => cells(name).map((cell) => cell.textContent);

    await step('reads as words', async () => {
      await expect(row('Clicks, good')).toHaveAccessibleName(
        'Clicks, good +1,084 up 26.8 percent +1,084 up 26.8 percent up 26.8 percent',
      );
      await expect(row('Clicks, bad')).toHaveAccessibleName(/ \u2212342 down 12\.6 percent/);
      await expect(row('Unchanged at 0')).toHaveAccessibleName(/ 0 unchanged/);
    });
    await step('shows a word if a percentage has no meaning', async () => {
      await expect(namesIn('New')).toEqual(['New', 'New', 'New']);
      await expect(namesIn('Stopped')).toEqual(['Stopped', 'Stopped', 'Stopped']);
      await expect(namesIn('Nothing to compare')).toEqual(['--', '--', '--']);
      await expect(namesIn('Unchanged at 0')).toEqual(['0--', '0--', '--']);
      await expect(namesIn('CTR from 0')).toEqual(['+5.00 pt', '+5.00 pt', '']);
    });
    await step('collapses to arrow and percentage', async () => {
      await expect(namesIn('Cost, up')).toEqual(['+3,154.1831.0%', '+3,154.1831.0%', '31.0%']);
    });
    await step('draws the bar from the middle', async () => {
      const bar = (name: string) => {
        const element = cells(name)[1]?.querySelector<HTMLElement>('[aria-hidden]');
        return [element?.style.backgroundSize, element?.style.backgroundPosition];
      };
      await expect(bar('Clicks, good')).toEqual(['1px 100%, 21px 8px', '21px center, 22px center']);
      await expect(bar('Cost per click, good')).toEqual(['1px 100%, 21px 8px', '21px center, 0px center']);
      await expect(bar('Cost, a little')).toEqual(['1px 100%, 1px 8px', '21px center, 22px center']);
    });
    await step('fits beside the amount in the width that a column reserves for it', async () => {
      await document.fonts.ready;
      const digit = digitWidth(canvas.getByRole('table'));
      for (const [index, { change, unit }] of examples.entries()) {
        const [plain, sorted, folded] = cells(texts.en.names[index] ?? '').map((cell) => widthIn(cell));
        const amount = change ? numberWidth(formatValue(change.delta, unit), digit) : 0;
        const computed = (hasBar: boolean) =>
          amount + (changeCellExtraWidth({ isFolded: false, hasBar }) ?? NaN);
        await expect(plain).toBeLessThanOrEqual(computed(false));
        await expect(sorted).toBeLessThanOrEqual(computed(true));
        await expect(folded).toBeLessThanOrEqual(foldedChangeWidth - 2 * 12);
      }
    });
  },
};

export const InDark: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
};
