import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { exampleAddress, examplePictures } from './example-pictures';
import { PictureGrid, type PictureGridProps } from './picture-grid';
import type { PictureSort } from './picture-list-head';

/** A host that stores the selection. */
function Host({ selectedIds = new Set(), onSelectedIdsChange, ...props }: PictureGridProps) {
  const [selected, setSelected] = useState(selectedIds);
  const [sort, setSort] = useState<PictureSort | null>(null);
  return (
    <div className="flex h-140 flex-col">
      <PictureGrid
        {...props}
        selectedIds={selected}
        onSelectedIdsChange={(ids) => {
          setSelected(ids);
          onSelectedIdsChange?.(ids);
        }}
        sorting={{ sort, onSortChange: setSort }}
      />
    </div>
  );
}

const meta = {
  title: 'Draft editor/PictureGrid (pictures of a library)',
  component: PictureGrid,
  render: (args) => <Host {...args} />,
  args: {
    pictures: examplePictures(128),
    addressOf: exampleAddress,
    label: 'Pictures',
    language: 'en',
    onSelectedIdsChange: fn<(ids: ReadonlySet<string>) => void>(),
  },
  parameters: {
    texts: {
      cn: { language: 'cn', label: '图片', pictures: examplePictures(128, 'cn') },
      tw: { language: 'tw', label: '圖片', pictures: examplePictures(128, 'tw') },
    },
  },
} satisfies Meta<typeof PictureGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { selectedIds: new Set(['picture-1', 'picture-3']) },
};

/** All are in the list, but few are drawn. */
export const TenThousand: Story = {
  args: { pictures: examplePictures(10_000) },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('listbox');
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(8));
    await expect(canvas.getAllByRole('option').length).toBeLessThan(200);
    list.focus();
    await userEvent.keyboard('{End} ');
    const last = await canvas.findByRole('option', { selected: true });
    await expect(last.getAttribute('aria-posinset')).toBe('10000');
    await expect(list.getAttribute('aria-activedescendant')).toBe(last.id);
    await userEvent.keyboard('{Control>}a{/Control}');
    const all = new Set(args.pictures.map(({ id }) => id));
    await waitFor(() => expect(args.onSelectedIdsChange).toHaveBeenLastCalledWith(all));
  },
  parameters: {
    texts: {
      cn: { pictures: examplePictures(10_000, 'cn') },
      tw: { pictures: examplePictures(10_000, 'tw') },
    },
  },
};

export const List: Story = { args: { view: 'list', selectedIds: new Set(['picture-2']) } };

/** A header sorts ascending, then descending, then not at all. */
export const Sorted: Story = {
  args: { view: 'list' },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const head = (state: string) => canvas.getByRole('button', { name: `Name, ${state}` });
    await userEvent.click(head('sort'));
    await expect(head('sorted ascending')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(head('sorted ascending'));
    await userEvent.click(head('sorted descending'));
    await expect(head('sort')).toHaveAttribute('aria-pressed', 'false');
  },
  parameters: { texts: null },
};

/** No file can be decoded. */
export const Failed: Story = { args: { addressOf: () => 'data:image/png;base64,AAAA' } };

export const Narrow: Story = {
  decorators: [
    (Grid) => (
      <div style={{ width: 358 }}>
        <Grid />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };
