import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckIcon, CircleDashedIcon, TriangleAlertIcon } from '../../icons';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide, textsOf } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { stateful } from '../../stories/stateful';
import { Button } from '../button/button';
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from './tabs';
import { TabsExample } from './tabs.example';
import code from './tabs.example.tsx?raw';

const values = ['en', 'cn', 'tw'];

interface LanguageTexts {
  languages: string;
  fill: string;
  written: string;
  notRead: string;
  empty: string;
  textIn: (language: string) => string;
  isLastDisabled?: boolean;
}
const texts = {
  en: {
    languages: 'Languages',
    fill: 'Fill again',
    written: 'written',
    notRead: 'not read',
    empty: 'empty',
    textIn: (language: string) => `Text in ${language}`,
  },
  cn: {
    languages: '语言',
    fill: '重新填充',
    written: '已填写',
    notRead: '未读',
    empty: '空',
    textIn: (language: string) => `${language} 文本`,
  },
  tw: {
    languages: '語言',
    fill: '重新填入',
    written: '已填寫',
    notRead: '未讀',
    empty: '空',
    textIn: (language: string) => `${language} 文字`,
  },
};

const languageTabs = (text: LanguageTexts) => (
  <>
    <TabList
      label={text.languages}
      trailing={<Button className="[--meridian-control-height:28px]">{text.fill}</Button>}
    >
      <Tab value="en" icon={<CheckIcon className="text-ok-fg" />} state={text.written}>
        English
      </Tab>
      <Tab value="cn" icon={<TriangleAlertIcon className="text-warn-fg" />} state={text.notRead}>
        <span lang="zh-Hans">简体中文</span>
      </Tab>
      <Tab
        value="tw"
        icon={<CircleDashedIcon className="text-fg-3" />}
        state={text.empty}
        disabled={text.isLastDisabled}
      >
        <span lang="zh-Hant">繁體中文</span>
      </Tab>
    </TabList>
    {values.map((each) => (
      <TabPanel key={each} value={each} className="py-3">
        {text.textIn(each)}
      </TabPanel>
    ))}
  </>
);

/**
 * Parts of one task, one of them visible. Each name may have a state beside it.
 *
 * - **Do** keep the input of hidden parts, and mark the parts with errors.
 * - **Do not** use it for pages with their own addresses (SegmentedNav), or for ordered steps.
 */
const meta = {
  title: 'Components/Navigation/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  args: {
    values,
    value: 'en',
    onValueChange: fn(),
    className: 'max-w-150',
    children: languageTabs(texts.en),
  },
  parameters: {
    ...guide<TabsProps<string>>({
      keys: [
        ['Tab', 'Moves the focus to the selected tab, then into its panel.'],
        ['Arrow keys, Home, End', 'Select another tab.'],
      ],
      roles: 'tablist, tab, tabpanel; the state is part of the name of a tab',
      cn: { children: languageTabs(texts.cn) },
      tw: { children: languageTabs(texts.tw) },
    }),
  },
  decorators: [stateful('value', 'onValueChange')],
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(TabsExample, code);
export const Disabled: Story = {
  tags: ['!test'],
  args: { children: languageTabs({ ...texts.en, isLastDisabled: true }) },
  parameters: {
    ...textsOf<TabsProps<string>>({
      cn: { children: languageTabs({ ...texts.cn, isLastDisabled: true }) },
      tw: { children: languageTabs({ ...texts.tw, isLastDisabled: true }) },
    }),
  },
};

export const Narrow: Story = { args: { className: 'w-48' } };
export const Sizes: Story = {
  render: inLanguage((language) => (
    <EachSize language={language}>
      <TabsExample language={language} />
    </EachSize>
  )),
};

// tests

export const SelectsByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'English written' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '简体中文 not read', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Text in cn');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: '繁體中文 empty', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'English written', selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fill again' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'English written' })).toHaveFocus();
  },
};

export const SkipsDisabledTabs: Story = {
  ...Disabled,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: '简体中文 not read', selected: true })).toHaveFocus();
  },
};
