import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { CircleAlertIcon, CircleCheckIcon, ClockIcon, CloudUploadIcon, FilePenLineIcon } from '../../icons';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage, type StoryLanguage } from '../../stories/in-language';
import { Chip } from './chip';
import { ChipExample } from './chip.example';
import code from './chip.example.tsx?raw';

/**
 * A status or an attribute in one or two words. A pill shows a status, a square marks a name.
 *
 * - **Do** give each status an icon, since colour alone carries no meaning.
 * - **Do not** make it clickable, fill it with a strong colour, or put a sentence into it.
 */
const meta = {
  title: 'Components/Feedback/Chip (badge, tag, status)',
  tags: ['autodocs'],
  component: Chip,
  parameters: {
    ...guide<ComponentProps<typeof Chip>>({
      roles: 'text',
      cn: { children: '草稿' },
      tw: { children: '草稿' },
    }),
  },
  args: { children: 'Draft' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    draft: 'Draft',
    pending: 'Pending confirmation',
    modify: 'Needs changes',
    uploading: 'Uploading',
    uploaded: 'Uploaded',
    low: 'Low',
    empty: 'Empty',
  },
  cn: {
    draft: '草稿',
    pending: '待确认',
    modify: '待修改',
    uploading: '上传中',
    uploaded: '已上传',
    low: '偏低',
    empty: '为零',
  },
  tw: {
    draft: '草稿',
    pending: '待確認',
    modify: '待修改',
    uploading: '上傳中',
    uploaded: '已上傳',
    low: '偏低',
    empty: '為零',
  },
};
const statusesIn = (language: StoryLanguage) => {
  const text = texts[language];
  return (
    <div className="flex max-w-110 flex-wrap gap-2.5">
      <Chip icon={<FilePenLineIcon />}>{text.draft}</Chip>
      <Chip tone="info" icon={<ClockIcon />}>
        {text.pending}
      </Chip>
      <Chip tone="bad" icon={<CircleAlertIcon />}>
        {text.modify}
      </Chip>
      <Chip tone="accent" icon={<CloudUploadIcon />}>
        {text.uploading}
      </Chip>
      <Chip tone="ok" icon={<CircleCheckIcon />}>
        {text.uploaded}
      </Chip>
      <Chip tone="warn" shape="square">
        {text.low}
      </Chip>
      <Chip tone="bad" shape="square">
        {text.empty}
      </Chip>
    </div>
  );
};

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(ChipExample, code);
export const Statuses: Story = { render: inLanguage(statusesIn) };

// tests

export const StatusesInDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: inLanguage(statusesIn),
  globals: { theme: 'dark' },
};
