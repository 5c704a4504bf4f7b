import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { EachSize } from '../../stories/each-size';
import { Field } from '../field/field';
import { Select } from './select';

const options = [
  { value: 'computer', label: 'Computer' },
  { value: 'mobile', label: 'Mobile' },
  { value: 'tv', label: 'Television', isDisabled: true },
  { value: 'all', label: 'All devices' },
] as const;

function Device({ appearance = 'form' }: { appearance?: 'form' | 'quiet' }) {
  const [device, setDevice] = useState<(typeof options)[number]['value']>();
  return (
    <Field label="Device" hint="Where the ad may appear." className="w-60">
      {({ required, ...control }) => (
        <Select
          {...control}
          required={required}
          appearance={appearance}
          options={options}
          value={device}
          onValueChange={setDevice}
          placeholder="Choose"
        />
      )}
    </Field>
  );
}

/**
 * One of many options in a list that opens. Typing moves to an option.
 *
 * - **Do** keep a known order (1 to 12, A to Z, the order of the menu).
 * - **Do not** use it for two or three options: show them (RadioGroup, SegmentedControl).
 */
const meta = { title: 'ui/Select', tags: ['autodocs'], component: Device } satisfies Meta<typeof Device>;
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
  args: { appearance: 'quiet' },
  globals: { theme: 'dark' },
  // what is beside the story in Storybook's own page is still hidden
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Device' }));
    await expect(await screen.findByRole('option', { name: 'Television' })).toHaveAttribute('aria-disabled');
    // the page stays readable, with the button that the list belongs to
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Device' })).toBeVisible());
    const list = screen.getByRole('listbox', { name: 'Device' });
    await expect(screen.getByRole('region', { name: 'Device' })).toContainElement(list);
  },
};

/** Without a label in sight, the list has the name of the button. */
export const NamedByText: Story = {
  render: () => (
    <Select aria-label="Compare with" options={options} value="all" onValueChange={() => undefined} />
  ),
  parameters: OpenDark.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Compare with' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('listbox', { name: 'Compare with' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('option', { name: 'All devices' })).toHaveFocus());
    // a key moves the focus itself, not a timer after it
    await fireEvent.keyDown(screen.getByRole('option', { name: 'All devices' }), { key: 'Home' });
    await expect(screen.getByRole('option', { name: 'Computer' })).toHaveFocus();
  },
};
export const Sizes: Story = {
  render: () => (
    <EachSize>
      <Device />
      <Select
        aria-label="设备"
        appearance="quiet"
        options={[{ value: 'all', label: '不限' }]}
        value="all"
        onValueChange={fn()}
        placeholder="请选择"
      />
    </EachSize>
  ),
};
