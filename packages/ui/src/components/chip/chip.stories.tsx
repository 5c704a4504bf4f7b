import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlertIcon, CircleCheckIcon, ClockIcon, CloudUploadIcon, FilePenLineIcon } from '../../icons';
import { Chip } from './chip';

/**
 * A status or a small fact in one or two words. Round for what goes through steps, square for a mark
 * beside a name.
 *
 * - **Do** give a status its icon; colour alone says nothing.
 * - **Do not** press it, fill it with strong colour, or put a sentence in it.
 */
const meta = {
  title: 'ui/Chip',
  tags: ['autodocs'],
  component: Chip,
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

export const Statuses: Story = { render: () => statuses };
export const StatusesDark: Story = { render: () => statuses, globals: { theme: 'dark' } };
