import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { exampleDraft, foldHead, type HeadMapping, type WorkbookContent } from '../../core';
import { goodImportFile, importFile } from '../../testing/import-file';
import { DraftImportReview, type DraftImportReviewProps } from './import-review';
import { keywordKey, type KeywordsElsewhere } from './review-rows';
import { useImportPlan } from './use-import-plan';

type HostProps = Pick<DraftImportReviewProps, 'language' | 'elsewhere'> & {
  content: WorkbookContent;
  canMap?: boolean;
};

const draft = exampleDraft();

/** The mapping is state of the host. */
function Host({ content, language, elsewhere, canMap = true }: HostProps) {
  const [mapping, setMapping] = useState<readonly HeadMapping[]>([]);
  const { detected, plan } = useImportPlan({ draft, content, mapping });
  return (
    <div className="max-w-4xl p-4 text-13">
      <DraftImportReview
        {...{ content, detected, plan, language, elsewhere }}
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

const elsewhere: KeywordsElsewhere = new Map([
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

/** What a row of the draft gets in place of what it has. */
export const Overwritten: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Changed 1' }));
    await expect(canvas.getByRole('row', { name: /Match.*→ *Precise/ })).toBeVisible();
  },
  parameters: { texts: null },
};

export const InTheAccount: Story = {
  args: { content: goodImportFile(), elsewhere },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'In the account 2' }));
    await expect(canvas.getByText('The account has it: 北海道夏季 › 二世谷')).toBeVisible();
  },
  parameters: { texts: null },
};

export const LargeList: Story = {
  args: {
    content: {
      sheets: [{ name: 'Sheet1', rows: Array.from({ length: 22_655 }, (_, index) => [`keyword ${index}`]) }],
    },
  },
  parameters: { texts: null },
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
  parameters: { texts: null },
};

export const Narrow: Story = {
  decorators: [
    (Review) => (
      <div style={{ width: 360 }}>
        <Review />
      </div>
    ),
  ],
  parameters: { texts: null },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** A sheet that is not recognised is, once its column is mapped. */
export const MappedByHand: Story = {
  ...NothingRecognised,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Not recognised: left out')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Meaning of the column 词' }));
    const options = [...canvasElement.ownerDocument.querySelectorAll('[role=option]')];
    const option = options.find(({ textContent }) => textContent === 'Keyword');
    if (option) await userEvent.click(option);
    await expect(await canvas.findByText('Keywords')).toBeVisible();
    await expect(await canvas.findByText(/The unit is not clear/)).toBeVisible();
  },
};
