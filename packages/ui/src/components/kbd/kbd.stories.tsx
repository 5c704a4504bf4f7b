import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { inLanguage, type StoryLanguage } from '../../stories/in-language';
import { Kbd } from './kbd';
import { KbdExample } from './kbd.example';
import code from './kbd.example.tsx?raw';

/**
 * The name of a key, as printed on the keyboard.
 *
 * - **Do** show it beside the command that it starts.
 * - **Do not** translate the letters on the keys.
 */
const meta = {
  title: 'Components/Actions/Kbd (shortcut)',
  tags: ['autodocs'],
  component: Kbd,
  parameters: {
    ...guide<ComponentProps<typeof Kbd>>({
      roles: 'text',
      cn: { children: '空格' },
      tw: { children: '空白鍵' },
    }),
  },
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

const spaceNames = { en: 'Space', cn: '空格', tw: '空白鍵' };
const keysIn = (language: StoryLanguage) => (
  <div className="flex items-center gap-3">
    <Kbd>Ctrl K</Kbd>
    <Kbd>Esc</Kbd>
    <Kbd>{spaceNames[language]}</Kbd>
  </div>
);

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(KbdExample, code);
export const Keys: Story = { render: inLanguage(keysIn) };

// tests

export const InDark: Story = {
  tags: ['!dev', '!autodocs'],
  render: inLanguage(keysIn),
  globals: { theme: 'dark' },
};
