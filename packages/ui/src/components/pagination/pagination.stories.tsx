import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { PageSizeSelect } from './page-size-select';
import { Pagination } from './pagination';

const labels = {
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${String(page)}`,
};

interface PagerProps {
  totalCount: number;
  initialSize?: number;
  isShort?: boolean;
}

function Pager({ totalCount, initialSize = 20, isShort = false }: PagerProps) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(initialSize);
  return (
    <Pagination
      {...{ page, size, totalCount, isShort, labels }}
      onPageChange={setPage}
      sizeSelect={
        isShort ? undefined : (
          <PageSizeSelect
            label="Rows on a page"
            value={size}
            optionLabel={(rows) => `${String(rows)} / page`}
            onValueChange={(next) => {
              setSize(next);
              setPage(1);
            }}
          />
        )
      }
    />
  );
}

/**
 * The pages of a list, with the number of rows per page.
 *
 * - **Do** use `isShort` below 992 px and in narrow panels.
 * - **Do not** show it below a list that always has one page.
 */
const meta = {
  title: 'ui/Pagination',
  tags: ['autodocs'],
  component: Pager,
  args: { totalCount: 98 },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('5');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    const size = canvas.getByRole('combobox', { name: 'Rows on a page' });
    await userEvent.selectOptions(size, '50 / page');
    await expect(size).toHaveDisplayValue('50 / page');
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).not.toBeInTheDocument();
  },
};
export const ManyPagesDark: Story = { args: { totalCount: 4321 }, globals: { theme: 'dark' } };
export const Short: Story = {
  args: { isShort: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('2 / 5')).toBeVisible();
  },
};

/** A size outside the options is added to them, so that the select shows the actual size. */
export const OtherSize: Story = {
  args: { initialSize: 25 },
  play: async ({ canvas, userEvent }) => {
    const size = canvas.getByRole('combobox', { name: 'Rows on a page' });
    await expect(size).toHaveDisplayValue('25 / page');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      [10, 20, 25, 30, 50].map((rows) => `${String(rows)} / page`),
    );
    await userEvent.selectOptions(size, '10 / page');
    await expect(canvas.queryByRole('option', { name: '25 / page' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Page 10' })).toBeVisible();
  },
};
const chinese = {
  navigation: '分页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
};
export const Sizes: Story = {
  // the same landmark in five sizes, for comparison
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <EachSize>
      <Pager totalCount={98} />
      <Pagination page={2} size={20} totalCount={98} labels={chinese} onPageChange={fn()} isShort />
    </EachSize>
  ),
};
