import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { PageSizeSelect } from './page-size-select';
import { Pagination } from './pagination';

const labels = {
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${String(page)}`,
};

function Pager({ totalCount, isShort = false }: { totalCount: number; isShort?: boolean }) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(20);
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

const meta = { title: 'ui/Pagination', component: Pager, args: { totalCount: 98 } } satisfies Meta<
  typeof Pager
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('5');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    canvas.getByRole('combobox', { name: 'Rows on a page' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('50 / page'));
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
