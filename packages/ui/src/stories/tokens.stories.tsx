import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import tokensFile from '../../css/tokens.json?url';
import { Button } from '../components/button/button';
import { SearchField } from '../components/search-field/search-field';
import { DownloadIcon } from '../icons';
import { inLanguage, type StoryLanguage } from './in-language';
import { TokenTable } from './token-table';
import { usageIn } from './tokens/token-uses';
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

const texts = {
  en: { search: 'Search tokens', clear: 'Clear', file: 'Design Tokens file', tokens: 'Tokens' },
  cn: { search: '搜索设计变量', clear: '清空', file: '设计变量文件', tokens: '设计变量' },
  tw: { search: '搜尋設計變數', clear: '清除', file: '設計變數檔案', tokens: '設計變數' },
};

function Tokens({ language }: { language: StoryLanguage }) {
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const shown = all.filter(({ name, use }) =>
    `${name} ${usageIn(language, use)}`.toLowerCase().includes(words),
  );
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <SearchField
          label={texts[language].search}
          placeholder={texts[language].search}
          clearLabel={texts[language].clear}
          value={text}
          onValueChange={setText}
          className="w-60"
        />
        <Button asChild icon={<DownloadIcon />}>
          <a href={tokensFile} download="meridian-tokens.json">
            {texts[language].file}
          </a>
        </Button>
      </div>
      <TokenTable
        language={language}
        label={texts[language].tokens}
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

export const All: Story = {
  tags: ['!test'],
  render: inLanguage((language) => <Tokens language={language} />),
};

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
