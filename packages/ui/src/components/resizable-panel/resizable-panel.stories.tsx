import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { ResizablePanel } from './resizable-panel';
import { ResizablePanelExample } from './resizable-panel.example';
import code from './resizable-panel.example.tsx?raw';

/**
 * A region whose width the user sets, such as a tree beside a table.
 *
 * - **Do** store the width, and give it limits that leave the content next to it readable.
 * - **Do not** put two of them beside each other.
 */
const meta = {
  title: 'Components/Data/ResizablePanel',
  tags: ['autodocs'],
  component: ResizablePanel,
  parameters: {
    ...guide<ComponentProps<typeof ResizablePanel>>({
      roles: 'complementary; separator with aria-valuenow, which controls it',
      keys: [
        ['← →', 'change the width by 16 px'],
        ['Home, End', 'smallest and largest width'],
        ['Esc', 'while dragging: restores the width'],
      ],
      status: 'new',
      cn: { label: '结构', separatorLabel: '结构面板宽度' },
      tw: { label: '結構', separatorLabel: '結構面板寬度' },
    }),
  },
  args: {
    label: 'Structure',
    separatorLabel: 'Width of the structure',
    width: 240,
    minWidth: 200,
    maxWidth: 480,
    defaultWidth: 240,
    onWidthChange: () => {},
    children: null,
    className: 'h-40 border-r border-line-2',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ResizablePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: ComponentProps<typeof ResizablePanel>) {
  const [width, setWidth] = useState(args.width);
  return <ResizablePanel {...args} width={width} onWidthChange={setWidth} />;
}

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(ResizablePanelExample, code);

// tests

export const InDark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } };
