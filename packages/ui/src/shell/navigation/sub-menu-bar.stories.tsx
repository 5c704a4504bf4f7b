import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { SubMenuBar, type SubMenuBarProps } from './sub-menu-bar';
import { SubMenuBarExample } from './sub-menu-bar.example';
import code from './sub-menu-bar.example.tsx?raw';

const textsNamed = (label: string, keywords: string, regions: string, audiences: string) => ({
  label,
  items: [
    { key: 'keywords', title: keywords, href: '#keywords' },
    { key: 'regions', title: regions, href: '#regions' },
    { key: 'audiences', title: audiences, href: '#audiences' },
  ],
});

/**
 * The pages of one group on a phone: one button over the page, which lists them.
 *
 * - **Do** put it above the page, in place of the `SubMenuList` of a wide layout.
 * - **Do not** use it for a field of a form (Select).
 */
const meta = {
  title: 'Components/Navigation/SubMenuBar (secondary navigation)',
  tags: ['autodocs'],
  component: SubMenuBar,
  parameters: {
    ...guide<SubMenuBarProps>({
      status: 'new',
      keys: [
        ['Enter, Space, Arrow down', 'Opens the list.'],
        ['Arrow keys', 'Move to a page.'],
        ['Enter', 'Opens the page.'],
        ['Escape', 'Closes the list.'],
      ],
      roles: 'combobox with a listbox; the open page is its value',
      cn: textsNamed('报告', '关键词报告', '地域报告', '人群报告'),
      tw: textsNamed('報表', '關鍵字報表', '地區報表', '受眾報表'),
    }),
  },
  args: {
    ...textsNamed('Reports', 'Keyword report', 'Region report', 'Audience report'),
    activeKey: 'keywords',
    onNavigate: fn(),
  },
  globals: { viewport: { value: 'mobile2' } },
} satisfies Meta<typeof SubMenuBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(SubMenuBarExample, code);
export const Dark: Story = { globals: { theme: 'dark' } };

// tests

export const OpensAPageByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Reports' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'Keyword report' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith(args.items[1]);
  },
};
