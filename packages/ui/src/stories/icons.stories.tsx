import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { SearchField } from '../components/search-field/search-field';
import * as icons from '../icons';
import { CopyCode } from './copy-code';
import { inLanguage, type StoryLanguage } from './in-language';

/**
 * From Lucide, 16 px in controls and 20 px alone, drawn in the colour of their text. A click copies the code;
 * the names are exports of `@meridian/ui/icons`.
 *
 * - **Do** give an icon without a word beside it a name and a tooltip.
 * - **Do not** draw two similar icons in one toolbar, or colour an icon differently from its text.
 */
const meta = { title: 'Foundations/Icons', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const all = Object.entries(icons).map(([name, icon]) => ({ name, icon }));

const texts = {
  en: { search: 'Search icons', clear: 'Clear' },
  cn: { search: '按英文名搜索图标', clear: '清空' },
  tw: { search: '以英文名稱搜尋圖示', clear: '清除' },
};

function Icons({ language }: { language: StoryLanguage }) {
  const [text, setText] = useState('');
  const shown = all.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <>
      <SearchField
        label={texts[language].search}
        placeholder={texts[language].search}
        clearLabel={texts[language].clear}
        value={text}
        onValueChange={setText}
        className="mb-6 w-60"
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-4">
        {shown.map(({ name, icon }) => (
          <li key={name} className="flex flex-col items-center gap-2 text-11 text-fg-2">
            {createElement(icon, { 'aria-hidden': true, className: 'size-5 text-fg-1' })}
            <CopyCode language={language} code={`<${name} />`} className="text-center" />
          </li>
        ))}
      </ul>
    </>
  );
}

export const All: Story = {
  tags: ['!test'],
  render: inLanguage((language) => <Icons language={language} />),
};

// tests

export const FindsIconsByName: Story = {
  ...All,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length);
    await userEvent.type(canvas.getByRole('searchbox'), 'bell');
    const found = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(found.length).toBeLessThan(all.length);
    await expect(found.every((name) => name.includes('Bell'))).toBe(true);
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '<BellIcon />' }));
    await expect(await canvas.findByText('copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('<BellIcon />');
  },
};
