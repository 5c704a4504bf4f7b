import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { CircleAlertIcon, CircleCheckIcon, ClockIcon, CloudUploadIcon, FilePenLineIcon } from '../../icons';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
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

const statuses = (
  <div className="flex max-w-110 flex-wrap gap-2.5">
    <Chip icon={<FilePenLineIcon />}>Draft</Chip>
    <Chip tone="info" icon={<ClockIcon />}>
      Pending confirmation
    </Chip>
    <Chip tone="bad" icon={<CircleAlertIcon />}>
      To be modified
    </Chip>
    <Chip tone="accent" icon={<CloudUploadIcon />}>
      Uploading
    </Chip>
    <Chip tone="ok" icon={<CircleCheckIcon />}>
      Uploaded
    </Chip>
    <Chip tone="warn" shape="square">
      Low
    </Chip>
    <Chip tone="bad" shape="square">
      Empty
    </Chip>
    <Chip tone="info" icon={<ClockIcon />}>
      待确认
    </Chip>
    <Chip tone="warn" shape="square">
      偏低
    </Chip>
  </div>
);

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(ChipExample, code);
export const Statuses: Story = { render: () => statuses };

// tests

export const StatusesInDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => statuses,
  globals: { theme: 'dark' },
};
