import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/button/button';
import { TextField } from '../components/text-field/text-field';
import { EachSize, sizeIn } from './each-size';
import { inLanguage } from './in-language';
import { defaultScope, tokensFor } from './tokens/parse-tokens';
import { usageIn } from './tokens/token-uses';
import { rules, sizeNames } from './tokens/tokens';

/**
 * Four sizes that a user selects, and one for fingers. They change heights, paddings and the text of controls and rows.
 *
 * - **Do** read heights from tokens, so that a part follows the size: `var(--meridian-control-height)`.
 * - **Do not** change titles or the distances of a page with the size.
 */
const meta = { title: 'Foundations/Sizes', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const valueIn = (size: string) => tokensFor(rules, { ...defaultScope, size });
/** The tokens that the size selector changes. */
const changing = [...valueIn('medium').keys()].filter(
  (name) => new Set(sizeNames.map((size) => valueIn(size).get(name)?.value)).size > 1,
);

const texts = {
  en: { apply: 'Apply', account: 'Account', cost: 'Cost' },
  cn: { apply: '应用', account: '账户', cost: '消费' },
  tw: { apply: '套用', account: '帳戶', cost: '費用' },
};
export const Samples: Story = {
  render: inLanguage((language) => (
    <EachSize language={language}>
      <Button variant="primary">{texts[language].apply}</Button>
      <TextField label={texts[language].account} defaultValue="Kaede Travel" className="w-40" />
      <div className="flex h-row w-60 items-center justify-between border-b border-line-1 px-cell text-cell">
        <span>日本签证代办</span>
        <span className="tabular-nums">2,730.24</span>
      </div>
      <div className="flex h-head items-center bg-sunken px-cell text-12 font-medium text-fg-3">
        {texts[language].cost} ￥
      </div>
    </EachSize>
  )),
};

const measures = {
  en: { caption: 'What each size changes', token: 'Token', use: 'Use' },
  cn: { caption: '各尺寸改变的变量', token: '变量', use: '用途' },
  tw: { caption: '各尺寸改變的變數', token: '變數', use: '用途' },
};

export const Measures: Story = {
  render: inLanguage((language) => (
    <table className="border-collapse text-left tabular-nums">
      <caption className="sr-only">{measures[language].caption}</caption>
      <thead className="text-12 text-fg-3">
        <tr>
          <th className="py-2 pr-8 font-medium">{measures[language].token}</th>
          {sizeNames.map((size) => (
            <th key={size} className="py-2 pr-8 font-medium">
              {sizeIn(language, size)}
            </th>
          ))}
          <th className="py-2 font-medium">{measures[language].use}</th>
        </tr>
      </thead>
      <tbody>
        {changing.map((name) => (
          <tr key={name} className="border-t border-line-1">
            <th scope="row" className="py-2 pr-8 font-mono text-12 font-normal">
              --meridian-{name}
            </th>
            {sizeNames.map((size) => (
              <td key={size} className="py-2 pr-8 text-12">
                {valueIn(size).get(name)?.value}
              </td>
            ))}
            <td className="py-2 text-12 text-fg-2">
              {usageIn(language, valueIn('medium').get(name)?.use ?? '')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /--meridian-row-height / });
    await expect(row).toHaveTextContent('38px46px32px27px56px');
  },
};

const layout = /^(sidebar|submenu|topbar|tags|page|popup|drawer|table|breakpoint)-/;

export const Layout: Story = {
  render: inLanguage((language) => (
    <ul className="flex flex-col gap-3">
      {[...valueIn('medium').values()]
        .filter(({ name }) => layout.test(name))
        .map(({ name, value, use }) => (
          <li key={name} className="text-12">
            <span className="font-mono">--meridian-{name}</span> <span className="tabular-nums">{value}</span>{' '}
            <span className="text-fg-2">{usageIn(language, use)}</span>
            <span className="mt-1 block h-2 max-w-full rounded-xs bg-accent-line" style={{ width: value }} />
          </li>
        ))}
    </ul>
  )),
};
