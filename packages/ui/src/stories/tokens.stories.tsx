import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import tokensFile from '../../css/tokens.json?url';
import { Button } from '../components/button/button';
import { SearchField } from '../components/search-field/search-field';
import { DownloadIcon } from '../icons';
import { TokenTable } from './token-table';
import { tokensNamed } from './tokens/tokens';

/**
 * Every design token by name, value and use. A click copies the code for a style sheet. Drawing tools read the Design
 * Tokens file, `@meridian/ui/tokens.json`: all values, computed for each theme, size and accent.
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
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <SearchField
          label="Search tokens"
          placeholder="Search tokens"
          clearLabel="Clear"
          value={text}
          onValueChange={setText}
          className="w-60"
        />
        <Button asChild icon={<DownloadIcon />}>
          <a href={tokensFile} download="meridian-tokens.json">
            Design Tokens file
          </a>
        </Button>
      </div>
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
