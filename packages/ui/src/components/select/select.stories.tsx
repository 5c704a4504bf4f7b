import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Field } from '../field/field';
import { Select } from './select';

const options = [
  { value: 'computer', label: 'Computer' },
  { value: 'mobile', label: 'Mobile' },
  { value: 'tv', label: 'Television', isDisabled: true },
  { value: 'all', label: 'All devices' },
] as const;

function Device({ look = 'form' }: { look?: 'form' | 'quiet' }) {
  const [device, setDevice] = useState<(typeof options)[number]['value']>();
  return (
    <Field label="Device" hint="Where the ad may appear." className="w-60">
      {({ required, ...control }) => (
        <Select
          {...control}
          required={required}
          look={look}
          options={options}
          value={device}
          onValueChange={setDevice}
          placeholder="Choose"
        />
      )}
    </Field>
  );
}

const meta = { title: 'ui/Select', component: Device } satisfies Meta<typeof Device>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Device' });
    await expect(select).toHaveAccessibleDescription('Where the ad may appear.');
    select.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(select).toHaveTextContent('All devices'));
    await waitFor(() => expect(select).toHaveFocus());
  },
};

export const OpenDark: Story = {
  args: { look: 'quiet' },
  globals: { theme: 'dark' },
  // while the list is open Radix hides the rest of the page and keeps the focus in the list
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Device' }));
    await expect(await screen.findByRole('option', { name: 'Television' })).toHaveAttribute('aria-disabled');
  },
};
