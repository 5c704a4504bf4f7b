import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo';

/**
 * The logo: meridians of a globe on a square in the theme colour. Show the name beside it.
 *
 * - **Do** follow the theme colour.
 * - **Do not** stretch it, draw it in one colour, or use it as an icon of a command.
 */
const meta = { title: 'ui/Logo', tags: ['autodocs'], component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark', accent: 'teal' } };
