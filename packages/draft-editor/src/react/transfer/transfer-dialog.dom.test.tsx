import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { applyCommand, emptyFields, exampleDraft, exampleLimits, type Draft } from '../../core';
import { addOf } from '../../core/commands/row-commands';
import { TransferDialog } from './transfer-dialog';

const onCommand = vi.fn();
const dialogOf = (draft: Draft) => (
  <TransferDialog
    draft={draft}
    kind="keyword"
    ids={['keyword-1']}
    limits={exampleLimits}
    sync={undefined}
    language="en"
    onCommand={onCommand}
    newId={() => 'copy'}
    onClose={vi.fn()}
    onClosed={vi.fn()}
  />
);

it('moves nothing to a unit that another user has deleted meanwhile', async () => {
  const rows = [{ ...emptyFields.unit, id: 'unit-2', adgroupName: '温泉' }];
  const { draft } = applyCommand(exampleDraft(), addOf('unit', [{ parentId: 'campaign-1', rows }]));
  const { rerender } = render(dialogOf(draft));
  await userEvent.click(screen.getByRole('combobox', { name: 'To unit' }));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Move 1 keyword' });
  rerender(dialogOf(applyCommand(draft, { type: 'remove', kind: 'unit', ids: ['unit-2'] }).draft));
  const confirm = await screen.findByRole('button', { name: 'Move' });
  expect(confirm).toHaveProperty('disabled', true);
  await userEvent.click(confirm);
  expect(onCommand).not.toHaveBeenCalled();
});
