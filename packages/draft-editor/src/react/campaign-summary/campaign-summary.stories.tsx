import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkRow, emptyFields, exampleDraft, exampleLimits, findRow, type Row } from '../../core';
import { exampleResults } from '../../testing/example-results';
import { CampaignSummary, type CampaignSummaryProps } from './campaign-summary';

type HostProps = Pick<CampaignSummaryProps, 'language' | 'businessName' | 'recentResults'> & {
  /** Fields that differ from those of the example. */
  changes?: Partial<Row<'campaign'>>;
};

function Host({ changes, ...props }: HostProps) {
  const draft = exampleDraft();
  const example = findRow(draft, 'campaign', 'campaign-1');
  if (!example) return null;
  const campaign = { ...example, ...changes };
  return (
    <div className="w-87 bg-sunken p-4">
      <CampaignSummary
        {...props}
        campaign={campaign}
        issues={checkRow(draft, 'campaign', campaign, { limits: exampleLimits })}
        onShowSection={() => {}}
      />
    </div>
  );
}

const meta = {
  title: 'Draft editor/CampaignSummary (campaign in words)',
  component: Host,
  args: { language: 'en', businessName: '滑雪旅游', recentResults: { results: exampleResults } },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithErrors: Story = { args: { changes: { budget: 10, regions: [] } } };
export const NewCampaign: Story = { args: { changes: { ...emptyFields.campaign } } };
export const ShortBudget: Story = { args: { changes: { budget: 50, scheduleType: 1, regions: [] } } };
export const NotEnoughData: Story = {
  args: { recentResults: { results: { ...exampleResults, dayCount: 3 } } },
};
export const LoadingResults: Story = { args: { recentResults: { results: undefined } } };
const failedWith = (loadError: string) => ({ results: undefined, loadError, onRetry: () => {} });
export const ResultsNotLoaded: Story = {
  args: {
    recentResults: failedWith('Couldn’t load the results. Check your connection.'),
  },
  parameters: {
    texts: {
      cn: { recentResults: failedWith('无法加载效果数据。请检查网络连接。') },
      tw: { recentResults: failedWith('無法載入成效資料。請檢查網路連線。') },
    },
  },
};
