import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  Dialog,
  DialogContent,
  Popover,
  PopoverContent,
  SearchDialog,
  SearchField,
  Sheet,
  SheetContent,
} from '../index';

/** An Escape of an input method as browsers report it, and as Safari does. */
const composed = [{ isComposing: true }, { keyCode: 229 }];
const onClose = vi.fn<() => void>();
afterEach(() => onClose.mockReset());

const overlays = {
  dialog: (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="A" aria-describedby={undefined}>
        <input aria-label="Name" />
      </DialogContent>
    </Dialog>
  ),
  sheet: (
    <Sheet open onOpenChange={onClose}>
      <SheetContent side="right" title="A" closeLabel="Close">
        <input aria-label="Name" />
      </SheetContent>
    </Sheet>
  ),
  popover: (
    <Popover open onOpenChange={onClose}>
      <PopoverContent label="A">
        <input aria-label="Name" />
      </PopoverContent>
    </Popover>
  ),
  search: (
    <SearchDialog
      isOpen
      onOpenChange={onClose}
      label="Name"
      placeholder="A"
      closeLabel="Close"
      query="a"
      onQueryChange={() => {}}
      groups={[]}
      empty="None"
      status=""
      onChoose={() => {}}
    />
  ),
};

it.each(Object.entries(overlays))('a %s stays open while a text is composed in it', (_, overlay) => {
  render(overlay);
  const field = screen.getByLabelText('Name', { selector: 'input' });
  field.focus();
  for (const own of composed) fireEvent.keyDown(field, { key: 'Escape', ...own });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a search field keeps the composed text, and passes on none of its keys', () => {
  const onKeyDown = vi.fn<() => void>();
  const onValueChange = vi.fn<(text: string) => void>();
  render(
    <SearchField
      label="Name"
      clearLabel="Clear"
      value="bei"
      onValueChange={onValueChange}
      // receives the keys that the field passes on
      // oxlint-disable-next-line meridian/composed-keys
      onKeyDown={onKeyDown}
    />,
  );
  const field = screen.getByRole('searchbox');
  for (const own of composed)
    for (const key of ['Enter', 'Escape', 'ArrowDown']) fireEvent.keyDown(field, { key, ...own });
  expect(onValueChange).not.toHaveBeenCalled();
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});
