import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import {
  applyCommand,
  createHistory,
  emptyFields,
  exampleDraft,
  exampleLimits,
  findRow,
  runCommand,
  type Draft,
  type RowFields,
} from '../../core';
import { CreativeForm, type CreativeFormProps } from './creative-form';

/** The example with other values in its creative. */
function draftWith(changes: Partial<RowFields<'creative'>>): Draft {
  const edits = [{ id: 'creative-1', changes }];
  return applyCommand(exampleDraft(), { type: 'update', kind: 'creative', edits }).draft;
}

/** A host that keeps the draft. */
function Host({ draft, creative: { id }, onCommand, ...props }: CreativeFormProps) {
  const [history, setHistory] = useState(() => createHistory(draft));
  const creative = findRow(history.draft, 'creative', id);
  if (!creative) return null;
  return (
    <CreativeForm
      {...props}
      draft={history.draft}
      creative={creative}
      onCommand={(command) => {
        onCommand(command);
        setHistory((current) => runCommand(current, command));
      }}
    />
  );
}

const meta = {
  title: 'Draft editor/CreativeForm (texts of an ad)',
  component: CreativeForm,
  render: (args) => <Host {...args} />,
  args: {
    draft: exampleDraft(),
    creative: { ...emptyFields.creative, id: 'creative-1' },
    limits: exampleLimits,
    language: 'en',
    onCommand: fn(),
  },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof CreativeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};

export const Empty: Story = { args: { draft: draftWith(emptyFields.creative) } };

/** Errors that the draft already has. */
export const Failed: Story = {
  tags: ['!test'],
  args: {
    draft: draftWith({
      title: '出发{地域}滑雪五天',
      description1: '二世谷',
      mobileFinalUrl: 'kaede-travel',
      pictureTheme: '温泉',
    }),
  },
};

/** A keyword of the unit is too long for the title; description line 1 is shorter than recommended. */
export const Overflow: Story = {
  args: {
    draft: draftWith({
      title: '{滑雪}五天四晚，雪票和酒店全包，小团出行，立即咨询',
      description1: '二世谷双雪场，中文教练。',
    }),
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Narrow: Story = {
  decorators: [
    (Form) => (
      <div style={{ width: 340 }}>
        <Form />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };

// tests

export const Wildcards: Story = {
  tags: ['!dev', '!autodocs'],
  args: { draft: draftWith({ title: '出发 北海道滑雪' }) },
  play: async ({ canvas, userEvent, args }) => {
    const title = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    title.focus();
    title.setSelectionRange(3, 8);
    await userEvent.click(canvas.getByRole('button', { name: /^Keyword wildcard ?: Title/ }));
    await expect(title).toHaveValue('出发 {北海道滑雪}');
    await expect(title).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Region wildcard ?: Title/ }));
    await expect(title).toHaveValue('{地域}出发 {北海道滑雪}');
    await expect(args.onCommand).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onCommand).toHaveBeenCalledOnce();
  },
  parameters: { texts: null },
};

export const CountsCharacters: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\d+ \/ 9–50/)).toBeVisible();
    await expect(canvas.getByText('Meets the recommended length.')).toBeVisible();
  },
};

export const ShowsTheme: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const theme = within(canvas.getByRole('combobox', { name: 'Picture theme' })).getByText('雪景');
    await expect(theme.scrollWidth).toBeLessThanOrEqual(theme.clientWidth);
  },
};

export const ShowsIssues: Story = {
  ...Failed,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Less than 9 characters: 6 now.')).toBeVisible();
  },
};
