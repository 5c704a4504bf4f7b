import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SearchField } from '../components/search-field/search-field';
import { TokenTable } from './token-table';
import { tokensNamed } from './tokens/tokens';

/**
 * Every design token by name, value and use. A click copies the code for a style sheet; with Tailwind, the
 * classes have the same names.
 *
 * - **Do** use the token whose use is yours, so that it follows theme, size and accent.
 * - **Do not** copy a value: it is that of the light theme and the medium size.
 */
const meta = { title: 'Foundations/Tokens', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const all = tokensNamed('');
const isColour = (value: string) => /^(#|rgb|oklch)/.test(value);

function Tokens() {
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const shown = all.filter(({ name, use }) => `${name} ${use}`.toLowerCase().includes(words));
  return (
    <>
      <SearchField
        label="Search tokens"
        placeholder="Search tokens"
        clearLabel="Clear"
        value={text}
        onValueChange={setText}
        className="mb-6 w-60"
      />
      <TokenTable
        label="Tokens"
        tokens={shown}
        sample={({ name, value }) =>
          isColour(value) && (
            <span
              className="block size-6 rounded-xs border border-line-2"
              style={{ background: `var(--meridian-${name})` }}
            />
          )
        }
      />
    </>
  );
}

export const All: Story = { tags: ['!test'], render: () => <Tokens /> };

// tests

export const FindsTokensByUse: Story = {
  ...All,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'links');
    await expect(canvas.getByRole('button', { name: 'var(--meridian-accent-fg)' })).toBeVisible();
    await expect(canvas.queryByText(/radius/)).not.toBeInTheDocument();
  },
};
