import type { Language } from '@meridian/i18n/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { generatedBusinesses } from '../../testing/generated-businesses';
import { BusinessPicker } from './business-picker';
import { businessPickerLabels } from './labels';

/** The host keeps the selected business as state. */
function EditedPicker({ value: initialValue, onChange, ...props }: ComponentProps<typeof BusinessPicker>) {
  const [value, setValue] = useState(initialValue);
  const handleChange = (id: string) => {
    onChange(id);
    setValue(id);
  };
  return <BusinessPicker {...props} value={value} onChange={handleChange} />;
}

const points = generatedBusinesses();

const meta = {
  title: 'Draft editor/BusinessPicker (promoted business)',
  component: BusinessPicker,
  render: (args) => <EditedPicker {...args} />,
  decorators: [
    (Picker) => (
      <div className="max-w-150">
        <Picker />
      </div>
    ),
  ],
  args: { points, value: '2002030104', onChange: fn(), language: 'en', label: 'Promoted business' },
  // documenting the tree itself would take pages
  argTypes: { points: { control: false } },
  parameters: {
    texts: {
      cn: { language: 'cn', label: '推广业务' },
      tw: { language: 'tw', label: '廣告業務' },
    },
  },
} satisfies Meta<typeof BusinessPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('button', { name: /^(Promoted business|推广业务|廣告業務)/ });

/** 10,800 businesses in five levels. */
export const Default: Story = {};

export const Browsing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await expect(await screen.findByRole('combobox')).toHaveFocus();
    await expect(screen.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-level', '4');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowRight}');
    await expect(screen.getAllByRole('group', { hidden: false }).length).toBeGreaterThan(3);
  },
};

export const Searching: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await userEvent.type(await screen.findByRole('combobox'), 'etly');
    await expect(screen.getAllByRole('option').length).toBeGreaterThan(1);
  },
};

/** Finds one of 10,800 businesses by its Chinese name, another by its initials, with keys alone. */
export const ChoosingByKeys: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { texts: null },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const marks = () =>
      screen.getAllByRole('option').map((option) => option.querySelector('mark')?.textContent);
    await userEvent.type(await screen.findByRole('combobox'), '儿童旅游');
    await expect(new Set(marks())).toEqual(new Set(['儿童旅游']));
    const [first] = screen.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    // its position in the tree
    await expect(first).toHaveTextContent(' › ');
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'etly');
    await expect(marks()).toContain('儿童旅游');
    // the first result is a group: it opens in the columns, and its first business is selected
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    // the popover returns the focus once it has closed
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveTextContent(' › ');
  },
};

export const NoMatch: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await userEvent.type(await screen.findByRole('combobox'), 'nowhere');
    await expect(screen.getByRole('status')).toHaveTextContent('nowhere');
  },
};

export const Empty: Story = { args: { value: '' } };

/** Without an imported list, users type the id of a business. */
export const NotImported: Story = {
  args: { value: '', points: { ids: [], names: [], parents: [], leaves: [], initials: [] } },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await userEvent.type(await screen.findByRole('textbox'), '3010203');
  },
};

/** The provider has it, but the imported list is older. */
export const UnknownBusiness: Story = { args: { value: '3010203' } };

export const Invalid: Story = {
  args: { value: '', error: 'Select a business, or advertise brand keywords only.' },
  parameters: {
    texts: {
      cn: { error: '请选择推广业务，或仅推广品牌词' },
      tw: { error: '請選擇廣告業務，或僅投放品牌關鍵字' },
    },
  },
};

export const Loading: Story = {
  args: { points: undefined, isLoading: true },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await expect(await screen.findByRole('status')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { points: undefined, loadError: 'Couldn’t load the businesses.', onRetry: fn() },
  play: async ({ userEvent, args, globals }) => {
    await userEvent.click(field());
    // Storybook types globals as any record
    const { retry } = businessPickerLabels[globals['language'] as Language];
    await userEvent.click(await screen.findByRole('button', { name: retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
  parameters: {
    texts: { cn: { loadError: '无法加载推广业务。' }, tw: { loadError: '無法載入廣告業務。' } },
  },
};

export const Readonly: Story = { args: { isReadOnly: true } };

/** Columns scroll, so that the active business stays in view. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await expect(await screen.findByRole('treeitem', { selected: true })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await userEvent.type(await screen.findByRole('combobox'), '儿童');
  },
};
