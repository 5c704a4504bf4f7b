import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage } from './in-language';
import { TokenTable } from './token-table';
import { tokensNamed } from './tokens/tokens';

/**
 * Sizes of type, weights, distances, corners, shadows and layers.
 *
 * - **Do** take a step of the scale. 13 px is the body of tables and controls, 14 px that of dialogs.
 * - **Do not** write a size between two steps, or a layer above that of the component.
 */
const meta = { title: 'Foundations/Scales', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = {
  en: {
    type: 'Type sizes',
    weight: 'Weights',
    space: 'Space',
    radius: 'Radius',
    shadow: 'Shadows',
    layers: 'Layers',
  },
  cn: {
    type: '字号',
    weight: '字重',
    space: '间距',
    radius: '圆角',
    shadow: '阴影',
    layers: '层级',
  },
  tw: {
    type: '字級',
    weight: '字重',
    space: '間距',
    radius: '圓角',
    shadow: '陰影',
    layers: '圖層',
  },
};
const samples = { en: 'Every account', cn: '所有账户', tw: '所有帳戶' };

/** The last part of a token's name. */
const stepOf = ({ name }: { name: string }) => name.slice(name.lastIndexOf('-') + 1);
const lineHeights = new Map(tokensNamed('line-height-').map(({ name, use }) => [stepOf({ name }), use]));
const typeSizes = tokensNamed('font-size-').map((token) => ({
  ...token,
  use: lineHeights.get(stepOf(token)) ?? '',
}));

export const Type: Story = {
  render: inLanguage((language) => (
    <TokenTable
      language={language}
      label={labels[language].type}
      tokens={typeSizes}
      sample={({ name }) => (
        <span
          className="whitespace-nowrap tracking-tight"
          style={{
            fontSize: `var(--meridian-${name})`,
            lineHeight: `var(--meridian-line-height-${stepOf({ name })})`,
          }}
        >
          {samples[language]} Aa 经纬 1,234.50
        </span>
      )}
    />
  )),
  play: async ({ canvas }) => {
    for (const { value } of typeSizes) await expect(canvas.getByRole('cell', { name: value })).toBeVisible();
    const [small, large] = ['11px', '32px'].map((value) => canvas.getByRole('cell', { name: value }));
    const sampleSize = (cell: HTMLElement | undefined) =>
      cell && getComputedStyle(cell.parentElement?.querySelector('span') ?? cell).fontSize;
    await expect([sampleSize(small), sampleSize(large)]).toEqual(['11px', '32px']);
  },
};

export const Weight: Story = {
  render: inLanguage((language) => (
    <TokenTable
      language={language}
      label={labels[language].weight}
      tokens={tokensNamed('font-weight-')}
      sample={({ name }) => (
        <span className="text-20" style={{ fontWeight: `var(--meridian-${name})` }}>
          Cost 消费 費用 107,353.94
        </span>
      )}
    />
  )),
};

export const Space: Story = {
  render: inLanguage((language) => (
    <TokenTable
      language={language}
      label={labels[language].space}
      tokens={tokensNamed('space-')}
      sample={({ name }) => (
        <span className="block h-4 bg-accent" style={{ width: `var(--meridian-${name})` }} />
      )}
    />
  )),
};

export const Radius: Story = {
  render: inLanguage((language) => (
    <TokenTable
      language={language}
      label={labels[language].radius}
      tokens={tokensNamed('radius-')}
      sample={({ name }) => (
        <span
          className="block h-12 w-24 border border-line-control bg-sunken"
          style={{ borderRadius: `var(--meridian-${name})` }}
        />
      )}
    />
  )),
};

export const Shadow: Story = {
  render: inLanguage((language) => (
    <TokenTable
      language={language}
      label={labels[language].shadow}
      tokens={tokensNamed('shadow-')}
      sample={({ name }) => (
        <span
          className="m-4 block h-14 w-32 rounded-md bg-overlay"
          style={{ boxShadow: `var(--meridian-${name})` }}
        />
      )}
    />
  )),
};

export const Layers: Story = {
  render: inLanguage((language) => (
    <TokenTable
      language={language}
      label={labels[language].layers}
      tokens={tokensNamed('z-').toSorted((a, b) => Number(a.value) - Number(b.value))}
      sample={({ value }) => <span className="tabular-nums">{value}</span>}
    />
  )),
};
