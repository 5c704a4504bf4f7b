import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import {
  applyCommand,
  createHistory,
  emptyFields,
  exampleDraft,
  exampleLimits,
  findRow,
  runCommand,
  type Draft,
  type Row,
} from '../../core';
import { CreativeForm } from '../creative-form/creative-form';
import { CreativePreview, type CreativePreviewProps } from './creative-preview';

const creative: Row<'creative'> = {
  ...emptyFields.creative,
  id: 'creative-1',
  title: '{地域}出发 {北海道滑雪}五天四晚 雪票全包',
  description1: '二世谷、富良野双雪场，中文教练一对一，机场接送，含雪具与雪票。',
  description2: '十二月出发可免费升级温泉酒店，立即咨询。',
};

/** The example with a keyword that is too long for most titles. */
function draftWithLongKeyword(): Draft {
  const edits = [{ id: 'keyword-1', changes: { keyword: '北海道二世谷亲子滑雪私人教练' } }];
  return applyCommand(exampleDraft(), { type: 'update', kind: 'keyword', edits }).draft;
}

const meta = {
  title: 'Draft editor/CreativePreview (ad as searchers see it)',
  component: CreativePreview,
  args: { draft: exampleDraft(), limits: exampleLimits, creative, language: 'en' },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
  render: (args) => (
    <div style={{ maxWidth: 348 }}>
      <CreativePreview {...args} />
    </div>
  ),
} satisfies Meta<typeof CreativePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('上海出发 北海道滑雪五天四晚 雪票全包');
  },
};

export const Empty: Story = { args: { creative: { ...emptyFields.creative, id: 'new' } } };

export const Overflow: Story = {
  args: {
    draft: draftWithLongKeyword(),
    creative: { ...creative, title: '{滑雪}五天四晚，雪票酒店全包，小团出行' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('combobox')[1] ?? canvas.getByRole('combobox'));
    await userEvent.click((await screen.findAllByRole('option'))[1] ?? screen.getByRole('option'));
    await expect(canvas.getByRole('status')).toHaveTextContent('北海道二世谷亲子滑雪私人教练');
  },
};

export const ComputerOnly: Story = { args: { device: 'computer' } };

/** The texts are too long, and the URL is invalid. */
export const Failed: Story = {
  args: { creative: { ...creative, title: '{北海道滑雪'.repeat(6), mobileFinalUrl: 'kaede-travel' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };

function LiveHost({ draft, creative: first, language }: CreativePreviewProps) {
  const [history, setHistory] = useState(() =>
    runCommand(createHistory(draft), {
      type: 'update',
      kind: 'creative',
      edits: [{ id: first.id, changes: { title: first.title } }],
    }),
  );
  const [typed, setTyped] = useState<Row<'creative'>>();
  const row = findRow(history.draft, 'creative', first.id);
  if (!row) return null;
  return (
    <div className="grid gap-8 desktop:grid-cols-[1fr_348px]">
      <CreativeForm
        draft={history.draft}
        limits={exampleLimits}
        creative={row}
        language={language}
        onTyping={setTyped}
        onCommand={(command) => setHistory((current) => runCommand(current, command))}
      />
      <CreativePreview
        draft={history.draft}
        limits={exampleLimits}
        creative={typed?.id === row.id ? typed : row}
        language={language}
      />
    </div>
  );
}

/** Next to the form of the creative, in a draft that the host keeps. */
export const WithForm: Story = {
  render: (args) => <LiveHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [title] = canvas.getAllByRole('textbox');
    if (title) await userEvent.type(title, '，小团');
    await expect(canvas.getByRole('article')).toHaveTextContent('雪票全包，小团');
  },
  args: { creative: { ...creative, title: '{地域}出发 {滑雪}五天四晚 雪票全包' } },
};
