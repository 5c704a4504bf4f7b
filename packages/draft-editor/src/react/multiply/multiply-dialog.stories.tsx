import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { exampleDraft, exampleLimits } from '../../core';
import { idSource } from '../../testing/random-commands';
import { MultiplyDialog } from './multiply-dialog';

const meta = {
  title: 'Draft editor/MultiplyDialog',
  component: MultiplyDialog,
  args: {
    draft: exampleDraft(),
    unitId: 'unit-1',
    limits: exampleLimits,
    language: 'en',
    onCommand: fn(),
    newId: idSource('new-'),
    onClose: fn(),
    onClosed: fn(),
  },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof MultiplyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

/** Shows what is added, what the unit has, and what is too long. */
export const Combined: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const type = async (name: string, text: string) => {
      const field = dialog.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
    };
    await type('List 1', '北海道\n札幌\n');
    await type('List 2', `滑雪\n温泉\n${'x'.repeat(40)}`);
    await type('Pattern', '[1][2]');
    await dialog.findByText('3 keywords will be added');
    await dialog.findByText('2 × 3 = 6 combinations');
    await dialog.findByText(/^1 skipped/);
    await dialog.findByText('2 can’t be added');
    await userEvent.click(dialog.getByRole('button', { name: 'Add 3 keywords' }));
    const rows = ['北海道温泉', '札幌滑雪', '札幌温泉'].map((keyword) => ({ keyword, matchType: 'phrase' }));
    const [[command] = []] = args.onCommand.mock.calls;
    await expect(command).toMatchObject({
      type: 'add',
      kind: 'keyword',
      placements: [{ parentId: 'unit-1', rows }],
    });
  },
};
