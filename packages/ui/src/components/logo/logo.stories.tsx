import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { Logo } from './logo';
import { LogoExample } from './logo.example';
import code from './logo.example.tsx?raw';

/**
 * The logo: meridians of a globe on a square in the theme colour. Show the name beside it.
 *
 * - **Do** follow the theme colour.
 * - **Do not** stretch it, draw it in one colour, or use it as an icon of a command.
 */
const meta = {
  title: 'Components/Navigation/Logo (brand)',
  tags: ['autodocs'],
  component: Logo,
  parameters: { ...guide<ComponentProps<typeof Logo>>({ roles: 'none; the name beside it is read' }) },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(LogoExample, code);

// tests

export const InDark: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark', accent: 'teal' },
};
