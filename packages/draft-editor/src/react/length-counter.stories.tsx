import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { creativeLimits } from '../core/length';
import { LengthCounter } from './length-counter';

const meta = {
  title: 'Draft editor/LengthCounter (character count)',
  component: LengthCounter,
  args: { text: '{地域}日本签证代办', limits: creativeLimits.title, language: 'en' },
} satisfies Meta<typeof LengthCounter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('16 / 9–50');
  },
};

export const TooShort: Story = {
  args: { text: '签证' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Too short')).toBeInTheDocument();
  },
};

export const TooLong: Story = { args: { text: '日本签证代办'.repeat(5) } };

export const CodePoints: Story = {
  args: { unit: 'codePoint' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('10 / 9–50');
  },
};
