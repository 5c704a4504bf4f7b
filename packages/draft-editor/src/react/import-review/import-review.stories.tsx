import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import {
  applyCommand,
  exampleDraft,
  exampleLimits,
  leaveOutRows,
  takeFileSide,
  type HeadMapping,
} from '../../core';
import { editedExport, goodImportFile, importFile } from '../../testing/import-file';
import { foldHead, type WorkbookContent } from '../../workbooks';
import type { RowMatch } from './export-labels';
import { DraftImportReview, type DraftImportReviewProps } from './import-review';
import { idsElsewhere, keyOfPlace, keywordKey, type KeywordLookUp } from './review-rows';
import { useImportPlan } from './use-import-plan';

type HostProps = Pick<DraftImportReviewProps, 'language' | 'lookUp'> & {
  content: WorkbookContent;
  canMap?: boolean;
  /** Whether the draft was changed since the export. */
  isChanged?: boolean;
};

const exported = exampleDraft();
const { draft: changed } = applyCommand(exported, {
  type: 'batch',
  commands: [
    { type: 'update', kind: 'campaign', edits: [{ id: 'campaign-1', changes: { budget: 260 } }] },
    { type: 'remove', kind: 'creative', ids: ['creative-1'] },
  ],
});
const draftId = 'draft-1';

/** The edited export of a draft in the language of each story. */
const exportOf = (id: string) => ({
  args: { content: editedExport(id, 'en') },
  parameters: {
    texts: {
      cn: { language: 'cn', content: editedExport(id, 'cn') },
      tw: { language: 'tw', content: editedExport(id, 'tw') },
    },
  },
});

/** The host keeps the mapping and the choices for rows as state. */
function Host({ content, language, lookUp, canMap = true, isChanged = false }: HostProps) {
  const draft = isChanged ? changed : exported;
  const [mapping, setMapping] = useState<readonly HeadMapping[]>([]);
  const [isLeftOut, setIsLeftOut] = useState(false);
  const [match, setMatch] = useState<RowMatch>('id');
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { detected, plan: whole } = useImportPlan({
    draft,
    limits: exampleLimits,
    content,
    mapping,
    draftId: match === 'id' ? draftId : undefined,
  });
  const left =
    whole && lookUp && isLeftOut
      ? leaveOutRows(whole, idsElsewhere({ content, detected, plan: whole }, lookUp.places))
      : whole;
  const plan = left && takeFileSide(left, (row) => taken.has(keyOfPlace(row)));
  return (
    <div className="max-w-4xl p-4 text-13">
      <DraftImportReview
        content={content}
        detected={detected}
        plan={plan}
        language={language}
        lookUp={lookUp}
        leavesOut={{ value: isLeftOut, onChange: setIsLeftOut }}
        match={{ value: match, onChange: setMatch }}
        taken={{ value: taken, onChange: setTaken }}
        onMap={
          canMap
            ? (made) =>
                setMapping((before) => [
                  ...before.filter(({ head }) => foldHead(head) !== foldHead(made.head)),
                  made,
                ])
            : undefined
        }
      />
    </div>
  );
}

const onRetry = fn();
const places: KeywordLookUp['places'] = new Map([
  [keywordKey('二世谷滑雪'), { draftName: null, campaignName: '北海道夏季', adgroupName: '二世谷' }],
  [keywordKey('富良野滑雪'), { draftName: '春季 2027', campaignName: '北海道春季', adgroupName: '富良野' }],
]);

const meta = {
  title: 'Draft editor/DraftImportReview (check before importing)',
  component: Host,
  args: { content: importFile(), language: 'en' },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Old and new values of existing rows. */
export const Overwritten: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^(Changed|更改|變更) 1$/ }));
    await expect(canvas.getByRole('row', { name: /→ *(Exact|精确匹配|完全比對)/ })).toBeVisible();
  },
};

export const InTheAccount: Story = {
  tags: ['!test'],
  args: { content: goodImportFile(), lookUp: { status: 'done', places, onRetry } },
};

/** An edited export: rows are found by their ids, and marked ones are removed. */
export const EditedExport: Story = {
  ...exportOf(draftId),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^(Removed|删除|刪除) 1$/ }));
    await expect(canvas.getByRole('row', { name: /北海道滑雪/ })).toBeVisible();
  },
};

/** The draft was changed since the export, in fields that the file changes, too. */
export const Conflicting: Story = {
  ...exportOf(draftId),
  args: { content: editedExport(draftId, 'en'), isChanged: true },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /260\.00.*300\.00/ });
    const file = within(row).getByRole('radio', { name: /^(File|文件|檔案)$/ });
    await userEvent.click(file);
    await expect(file).toBeChecked();
  },
};

/** All rows are from another draft; they can be imported by their names. */
export const OfAnotherDraft: Story = exportOf('draft-2');

/** The account did not respond, so that duplicates are unknown. */
export const LookUpFailed: Story = {
  args: { content: goodImportFile(), lookUp: { status: 'failed', places: new Map(), onRetry } },
};

export const LargeList: Story = {
  args: {
    content: {
      sheets: [{ name: 'Sheet1', rows: Array.from({ length: 22_655 }, (_, index) => [`滑雪 ${index}`]) }],
    },
  },
};

export const NothingRecognised: Story = {
  args: {
    content: {
      sheets: [
        {
          name: '汇总',
          rows: [
            ['词', '备用'],
            ['北海道滑雪', '1'],
          ],
        },
      ],
    },
  },
};

export const Narrow: Story = {
  decorators: [
    (Review) => (
      <div style={{ width: 360 }}>
        <Review />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** An unknown sheet is recognised once its column is mapped. */
export const MappedByHand: Story = {
  ...NothingRecognised,
  tags: ['!dev', '!autodocs'],
  parameters: { texts: null },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Not recognised: skipped')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Meaning of the column 词' }));
    const options = [...canvasElement.ownerDocument.querySelectorAll('[role=option]')];
    const option = options.find(({ textContent }) => textContent === 'Keyword');
    if (option) await userEvent.click(option);
    await expect(await canvas.findByText('Keywords')).toBeVisible();
    await expect(await canvas.findByText(/The unit isn’t clear/)).toBeVisible();
  },
};

/** Keywords of the account are left out on request, and can still be seen. */
export const LeftOut: Story = {
  ...InTheAccount,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('radio', { name: 'New 4' });
    await expect(all).toBeVisible();
    const box = canvas.getByRole('checkbox', {
      name: 'Skip the 2 keywords that the account already has',
    });
    await userEvent.click(box);
    await expect(canvas.getByRole('radio', { name: 'New 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'In the account 2' }));
    await expect(canvas.getByRole('row', { name: /二世谷滑雪.*In the account.*Skipped/ })).toBeVisible();
    await userEvent.click(box);
    await expect(canvas.getByRole('radio', { name: 'New 4' })).toBeVisible();
  },
  parameters: { texts: null },
};

export const LookedUpAgain: Story = {
  ...LookUpFailed,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
  parameters: { texts: null },
};

// tests

export const ImportedByName: Story = {
  ...OfAnotherDraft,
  tags: ['!dev', '!autodocs'],
  parameters: { texts: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import by name' }));
    await expect(await canvas.findByRole('radio', { name: 'New 3' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Import by name' })).toBeNull();
  },
};

export const ShowsPlacesInTheAccount: Story = {
  ...InTheAccount,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'In the account 2' }));
    await expect(canvas.getByText('In the account: 北海道夏季 › 二世谷')).toBeVisible();
  },
};
