import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { bindPictures, createHistory, exampleDraft, findRow, runCommand, type Draft } from '../../core';
import { exampleAddress } from './example-pictures';
import { UnitPictures, type UnitPicturesProps } from './unit-pictures';

/** The example with more pictures. */
function draftWithPictures(): Draft {
  let count = 0;
  const themes = ['雪景', '雪景', '温泉', '温泉', '温泉'];
  const pictures = themes.map((theme, index) => ({
    imageId: `picture-${String(index)}`,
    theme,
    ratio: index % 2 === 0 ? ('1.61:1' as const) : ('1:1' as const),
  }));
  const newId = () => `p${String((count += 1))}`;
  const command = bindPictures(exampleDraft(), { unitId: 'unit-1', creative: undefined, pictures, newId });
  return command ? runCommand(createHistory(exampleDraft()), command).draft : exampleDraft();
}

/** A host that keeps the draft. */
function Host({ draft, onCommand, ...props }: UnitPicturesProps) {
  const [history, setHistory] = useState(() => createHistory(draft));
  return (
    <UnitPictures
      {...props}
      draft={history.draft}
      onCommand={(command) => {
        onCommand(command);
        setHistory((current) => runCommand(current, command));
      }}
    />
  );
}

const meta = {
  title: 'Draft editor/UnitPictures (pictures of a unit by theme)',
  component: UnitPictures,
  render: (args) => <Host {...args} />,
  args: {
    draft: draftWithPictures(),
    unitId: 'unit-1',
    source: { addressOf: exampleAddress, onChoose: fn() },
    language: 'en',
    onCommand: fn(),
  },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof UnitPictures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};

/** Only the theme of a creative. */
export const OfCreative: Story = { args: { creative: findRow(exampleDraft(), 'creative', 'creative-1') } };
export const Empty: Story = { args: { unitId: 'unit-2' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Dark: Story = { globals: { theme: 'dark' } };

// tests

export const RemovesAndChoosesPictures: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('list', { name: '温泉' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 3 of “温泉” from the unit' }));
    await expect(canvas.queryByRole('img', { name: 'Picture 3 of “温泉”' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Select pictures' }));
    await expect(args.source.onChoose).toHaveBeenCalledWith({ unitId: 'unit-1', creativeId: undefined });
  },
};
