import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, within } from 'storybook/test';
import { KeywordGrid } from '../../testing/keyword-grid';
import type { EditableColumn } from './types';

const meta = {
  title: 'Draft editor/EditableGrid (spreadsheet)',
  component: KeywordGrid,
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof KeywordGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 100,000 keywords, edited in memory. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
  },
};

export const Empty: Story = { args: { rowCount: 0 } };

const readonlyColumns = (keyword: string, bid: string): EditableColumn[] => [
  { id: 'keyword', label: keyword, width: 240, kind: 'text', isReadonly: true },
  { id: 'bid', label: bid, width: 100, kind: 'number', isReadonly: true },
];

/** Values that can be copied but not changed. */
export const Readonly: Story = {
  args: { columns: readonlyColumns('Keyword', 'Bid (￥)') },
  parameters: {
    texts: {
      cn: { columns: readonlyColumns('关键词', '出价（￥）') },
      tw: { columns: readonlyColumns('關鍵字', '出價（￥）') },
    },
  },
};

export const Narrow: Story = {
  decorators: [
    (Grid) => (
      <div style={{ width: 360 }}>
        <Grid />
      </div>
    ),
  ],
};

export const Editing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('二世谷滑雪'));
    await userEvent.keyboard('{Enter} 2027{Enter}');
    await expect(await canvas.findByText('二世谷滑雪 2027')).toBeVisible();
  },
};

/** The preview of text from a spreadsheet, with a row that cannot be pasted. */
export const Pasting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('北海道滑雪'));
    const text = '关键词\tBid (￥)\n登别温泉\t2.5\n洞爷湖\tmuch\n小樽运河\t1.8';
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
    await fireEvent(document.activeElement ?? document.body, paste);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/much/)).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
