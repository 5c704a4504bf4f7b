import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  exampleDraft,
  exampleLimits,
  issueKey,
  validateDraft,
  type Draft,
  type Issue,
  type Waiver,
} from '../../core';
import { draftWithIssues, draftWithManyIssues } from '../../testing/draft-with-issues';
import { IssuesPanel, type IssuesPanelProps } from './issues-panel';

type HostProps = Pick<IssuesPanelProps, 'draft' | 'language' | 'onJump' | 'isReadOnly'> & {
  /** Rules whose issues are waived at first. */
  waivedRules?: readonly string[];
  reason?: string;
};

const waiverOf = (issue: Issue, reason: string): Waiver => ({
  key: issueKey(issue),
  reason,
  who: 'Lin Wei',
  when: '2026-11-20T04:00:00.000Z',
});

/** The host keeps the waivers as state. */
function Host({ waivedRules = [], reason = '', ...props }: HostProps) {
  const { draft } = props;
  const issues = useMemo(() => validateDraft(draft, { limits: exampleLimits }), [draft]);
  const [waivers, setWaivers] = useState(() =>
    issues.filter(({ ruleId }) => waivedRules.includes(ruleId)).map((issue) => waiverOf(issue, reason)),
  );
  return (
    <div className="flex h-160 max-w-120 flex-col p-4">
      <IssuesPanel
        {...props}
        issues={issues}
        waivers={waivers}
        timeZone="Asia/Shanghai"
        onWaive={(given, why) =>
          setWaivers((before) => [...before, ...given.map((issue) => waiverOf(issue, why))])
        }
        onUnwaive={({ key }) => setWaivers((before) => before.filter((waiver) => waiver.key !== key))}
      />
    </div>
  );
}

const withIssues: Draft = draftWithIssues();
const meta = {
  title: 'Draft editor/IssuesPanel (issues and waivers)',
  component: Host,
  args: { draft: withIssues, language: 'en', onJump: fn() },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waived: Story = {
  args: {
    waivedRules: ['keyword-contains-sensitive', 'description-advice'],
    reason: 'Agreed with the customer on Nov 20.',
  },
  parameters: {
    texts: {
      cn: { language: 'cn', reason: '11 月 20 日已与客户确认。' },
      tw: { language: 'tw', reason: '11 月 20 日已與客戶確認。' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getAllByText(/Lin Wei/)).toHaveLength(3);
  },
};

export const ThousandsOfIssues: Story = { args: { draft: draftWithManyIssues(3_000) } };

export const Empty: Story = { args: { draft: exampleDraft() } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Narrow: Story = {
  decorators: [
    (Panel) => (
      <div style={{ width: 320 }}>
        <Panel />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Waives all warnings of a rule with one reason. */
export const WaivingAll: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Waive all 3 of this rule' }));
    const dialog = canvasElement.ownerDocument.body.querySelector('[role=dialog]');
    await expect(dialog?.textContent).toContain('Waive 3 warnings');
    await userEvent.keyboard('Wanted in both units');
    await expect(dialog?.textContent).toContain('20 / 200');
  },
  parameters: { texts: null },
};
