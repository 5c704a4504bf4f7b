import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage } from '../../stories/in-language';
import { stateful } from '../../stories/stateful';
import { PageSizeSelect } from './page-size-select';
import { Pagination, type PaginationProps } from './pagination';
import { PaginationExample } from './pagination.example';
import code from './pagination.example.tsx?raw';

const labels = {
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${String(page)}`,
  goToPage: 'Go to page',
};

const chinese = {
  navigation: '分页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
  goToPage: '跳至页码',
};

const taiwanese = {
  navigation: '分頁',
  previous: '上一頁',
  next: '下一頁',
  page: (page: number) => `第 ${page} 頁`,
  goToPage: '跳至頁碼',
};

/**
 * The pages of a list, with the number of rows per page.
 *
 * - **Do** use `isShort` below 992 px and in narrow panels.
 * - **Do not** show it below a list that always has one page.
 */
const meta = {
  title: 'Components/Navigation/Pagination (pager)',
  tags: ['autodocs'],
  component: Pagination,
  args: { page: 1, size: 20, totalCount: 98, labels, onPageChange: fn() },
  parameters: {
    ...guide<PaginationProps>({
      keys: [
        ['Tab', 'Moves to the next page button.'],
        ['Enter, Space', 'Opens the page, in the field the typed one.'],
        ['Arrow keys', 'On the number of rows: select another one.'],
      ],
      roles: 'navigation with buttons, aria-current page; combobox',
      cn: { labels: chinese },
      tw: { labels: taiwanese },
    }),
  },
  decorators: [stateful('page', 'onPageChange')],
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(PaginationExample, code);
export const ManyPages: Story = { args: { totalCount: 4321 } };
export const Short: Story = { tags: ['!test'], args: { isShort: true } };
export const Sizes: Story = {
  // the same landmark in five sizes, for comparison
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: inLanguage((language, args) => (
    <EachSize language={language}>
      <div className="flex min-w-0 flex-wrap items-center gap-4">
        <PaginationExample language={language} />
        <Pagination {...args} page={2} isShort />
      </div>
    </EachSize>
  )),
};

// tests

export const OpensPagesByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  render: () => <PaginationExample />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('5');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    const size = canvas.getByRole('combobox', { name: 'Rows per page' });
    await userEvent.selectOptions(size, '50 / page');
    await expect(size).toHaveDisplayValue('50 / page');
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).not.toBeInTheDocument();
  },
};

/** A number beyond the last page opens the last one; text that is not a number opens none. */
export const OpensTypedPage: Story = {
  tags: ['!dev', '!autodocs'],
  args: { totalCount: 4321 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Go to page' });
    const current = () => canvas.getByRole('button', { current: 'page' }).textContent;
    for (const [typed, page] of [
      ['37', '37'],
      ['9999', '217'],
      ['0', '1'],
      ['x', '1'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(current()).toBe(page);
    }
  },
};

export const ShortShowsPageOfPages: Story = {
  ...Short,
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('2 / 5')).toBeVisible();
  },
};

function OtherSizePager() {
  const [size, setSize] = useState(25);
  const optionLabel = (rows: number) => `${String(rows)} / page`;
  const select = (
    <PageSizeSelect label="Rows per page" value={size} optionLabel={optionLabel} onValueChange={setSize} />
  );
  return (
    <Pagination
      page={1}
      size={size}
      totalCount={98}
      labels={labels}
      onPageChange={fn()}
      sizeSelect={select}
    />
  );
}
/** A size outside the options is added to them, so that the select shows the actual size. */
export const AddsAnotherSizeToTheOptions: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <OtherSizePager />,
  play: async ({ canvas, userEvent }) => {
    const size = canvas.getByRole('combobox', { name: 'Rows per page' });
    await expect(size).toHaveDisplayValue('25 / page');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      [10, 20, 25, 30, 50].map((rows) => `${String(rows)} / page`),
    );
    await userEvent.selectOptions(size, '10 / page');
    await expect(canvas.queryByRole('option', { name: '25 / page' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Page 10' })).toBeVisible();
  },
};
