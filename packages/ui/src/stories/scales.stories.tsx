import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TokenTable } from './token-table';
import { tokensNamed } from './tokens/tokens';

const meta = { title: 'Foundations/Scales' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const lineHeights = new Map(tokensNamed('lh-').map(({ name, use }) => [name.slice(3), use]));
const typeSizes = tokensNamed('fs-').map((token) => ({
  ...token,
  use: lineHeights.get(token.name.slice(3)) ?? '',
}));

export const Type: Story = {
  render: () => (
    <TokenTable
      label="Type sizes"
      tokens={typeSizes}
      sample={({ name }) => (
        <span
          className="whitespace-nowrap tracking-tight"
          style={{ fontSize: `var(--${name})`, lineHeight: `var(--lh-${name.slice(3)})` }}
        >
          Every account 经纬 1,234.50
        </span>
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const { value } of typeSizes) await expect(canvas.getByRole('cell', { name: value })).toBeVisible();
    const [small, large] = ['11px', '32px'].map((value) => canvas.getByRole('cell', { name: value }));
    const sampleSize = (cell: HTMLElement | undefined) =>
      cell && getComputedStyle(cell.parentElement?.querySelector('span') ?? cell).fontSize;
    await expect([sampleSize(small), sampleSize(large)]).toEqual(['11px', '32px']);
  },
};
export const TypeChinese: Story = { ...Type, globals: { language: 'cn', theme: 'dark' } };

export const Weight: Story = {
  render: () => (
    <TokenTable
      label="Weights"
      tokens={tokensNamed('fw-')}
      sample={({ name }) => (
        <span className="text-20" style={{ fontWeight: `var(--${name})` }}>
          Cost 消费 費用 107,353.94
        </span>
      )}
    />
  ),
};

export const Space: Story = {
  render: () => (
    <TokenTable
      label="Space"
      tokens={tokensNamed('sp-')}
      sample={({ name }) => <span className="block h-4 bg-accent" style={{ width: `var(--${name})` }} />}
    />
  ),
};

export const Radius: Story = {
  render: () => (
    <TokenTable
      label="Radius"
      tokens={tokensNamed('r-')}
      sample={({ name }) => (
        <span
          className="block h-12 w-24 border border-line-control bg-sunken"
          style={{ borderRadius: `var(--${name})` }}
        />
      )}
    />
  ),
};

export const Shadow: Story = {
  render: () => (
    <TokenTable
      label="Shadows"
      tokens={tokensNamed('sh-')}
      sample={({ name }) => (
        <span className="m-4 block h-14 w-32 rounded-md bg-overlay" style={{ boxShadow: `var(--${name})` }} />
      )}
    />
  ),
};
export const ShadowDark: Story = { ...Shadow, globals: { theme: 'dark' } };

export const Layers: Story = {
  render: () => (
    <TokenTable
      label="Layers"
      tokens={tokensNamed('z-').toSorted((a, b) => Number(a.value) - Number(b.value))}
      sample={({ value }) => <span className="tabular-nums">{value}</span>}
    />
  ),
};
