import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  applyCommand,
  draftSync,
  emptyFields,
  exampleDraft,
  exampleLimits,
  type DraftCommand,
} from '../../core';
import { addOf } from '../../core/commands/row-commands';
import { GroupDialog, type GroupDialogProps } from './group-dialog';

const places = ['北海道', '二世谷', '富良野', '札幌'];
const subjects = ['滑雪', '滑雪套餐', '温泉酒店', 'jr pass', '自由行'];

/** The example with keywords of some places, and one that shares no word. */
function longUnit() {
  const texts = [...places.flatMap((place) => subjects.map((subject) => `${place}${subject}`)), '签证'];
  const rows = texts.map((keyword, index) => ({ ...emptyFields.keyword, id: `k${index}`, keyword }));
  return applyCommand(exampleDraft(), addOf('keyword', [{ parentId: 'unit-1', rows }])).draft;
}

type HostProps = Pick<GroupDialogProps, 'language' | 'onCommand' | 'onClose'> & { ids?: readonly string[] };

function Host({ ids, ...props }: HostProps) {
  const draft = useMemo(() => longUnit(), []);
  const sync = useMemo(
    () =>
      draftSync(draft, {
        sent: ['k1', 'k2'].map((id) => ({ kind: 'keyword', id, isSynchronized: true, reasons: [] })),
        baseline: draft,
      }),
    [draft],
  );
  return (
    <GroupDialog
      {...props}
      draft={draft}
      unitId="unit-1"
      ids={ids ?? Array.from({ length: 21 }, (_, index) => `k${index}`)}
      limits={exampleLimits}
      sync={sync}
      newId={() => crypto.randomUUID()}
      onClosed={() => undefined}
    />
  );
}

const meta = {
  title: 'Draft editor/GroupDialog',
  component: Host,
  args: { language: 'en', onCommand: fn<(command: DraftCommand) => void>(), onClose: fn() },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoGroups: Story = { args: { ids: ['k20'] } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

/** Renames, merges and drops groups before they become units in one step. */
export const Reviewed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const names = async () =>
      (await dialog.findAllByRole('textbox', { name: /^Unit name/ })).map((field) =>
        field.getAttribute('value'),
      );
    await expect((await names()).length).toBeGreaterThan(2);
    const [first = '', second = '', third = ''] = (await names()).map(String);
    await userEvent.click(dialog.getByRole('checkbox', { name: `Select ${first}` }));
    await userEvent.click(dialog.getByRole('checkbox', { name: `Select ${second}` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge 2 groups' }));
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^Remove ${third} `) }));
    const [field] = await dialog.findAllByRole('textbox', { name: /^Unit name/ });
    await userEvent.clear(field as Element);
    await expect(dialog.getByRole('button', { name: /^Create/ })).toBeDisabled();
    await userEvent.type(field as Element, 'Snow');
    await userEvent.click(dialog.getByRole('button', { name: /^Create/ }));
    const [[command] = []] = (args.onCommand as ReturnType<typeof fn>).mock.calls;
    await expect(command).toMatchObject({
      type: 'batch',
      commands: [
        { type: 'add', kind: 'unit' },
        { type: 'move', kind: 'keyword' },
        { type: 'add', kind: 'creative' },
        { type: 'add', kind: 'picture' },
      ],
    });
  },
};
