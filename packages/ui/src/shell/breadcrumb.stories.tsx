import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { exampleOf } from '../stories/example-of';
import { guide } from '../stories/guide';
import { Breadcrumb } from './breadcrumb';
import { BreadcrumbExample } from './breadcrumb.example';
import code from './breadcrumb.example.tsx?raw';

/**
 * The path to the open page, from the top of the navigation.
 *
 * - **Do** link each part that has its own page.
 * - **Do not** use it as the only navigation: it leads up, never to the side.
 */
const meta = {
  title: 'Components/Navigation/Breadcrumb',
  tags: ['autodocs'],
  component: Breadcrumb,
  parameters: {
    ...guide<ComponentProps<typeof Breadcrumb>>({
      status: 'new',
      keys: [
        ['Tab', 'Moves to the next link.'],
        ['Enter', 'Opens the page of the link.'],
      ],
      roles: 'navigation with an ordered list; the open page has aria-current="page"',
      cn: {
        label: '面包屑',
        items: [{ title: '搜索推广' }, { title: '关键词', href: '#keywords' }, { title: '关键词周报' }],
      },
      tw: {
        label: '導覽路徑',
        items: [{ title: '搜尋廣告' }, { title: '關鍵字', href: '#keywords' }, { title: '關鍵字週報' }],
      },
    }),
  },
  args: {
    label: 'Breadcrumb',
    items: [
      { title: 'Search' },
      { title: 'Keywords', href: '#keywords' },
      { title: 'Weekly keyword report' },
    ],
    renderLink: (href, { children, ...props }) => (
      <a href={href} {...props}>
        {children}
      </a>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Example: Story = exampleOf(BreadcrumbExample, code);
export const Dark: Story = { globals: { theme: 'dark' } };

/** Shows the open page and, if they fit, the parts above it. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="flex w-42">
        <Story />
      </div>
    ),
  ],
};

// tests

export const LinksTheParts: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Keywords' })).toHaveFocus();
    await expect(canvas.getByText('Weekly keyword report')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Search')).not.toHaveAttribute('aria-current');
  },
};

export const NarrowShowsTheOpenPage: Story = {
  ...Narrow,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weekly keyword report')).toBeVisible();
    await expect(canvas.getByText('Search')).not.toBeVisible();
  },
};
