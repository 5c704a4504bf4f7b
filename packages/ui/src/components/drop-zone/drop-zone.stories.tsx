import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { ImagePlusIcon } from '../../icons';
import { exampleOf } from '../../stories/example-of';
import { guide } from '../../stories/guide';
import { DropZone } from './drop-zone';
import { DropZoneExample } from './drop-zone.example';
import code from './drop-zone.example.tsx?raw';

/**
 * An area to which files are dropped, pasted or selected.
 *
 * - **Do** say in the hint which files are accepted, and check them again: a drop ignores `accept`.
 * - **Do not** use it without a button: a drop needs a mouse.
 */
const meta = {
  title: 'Components/Forms/DropZone (upload, file input)',
  tags: ['autodocs'],
  component: DropZone,
  parameters: {
    ...guide<ComponentProps<typeof DropZone>>({
      keys: [
        ['Tab', 'Moves the focus to its buttons.'],
        ['Enter, Space', 'Opens the file dialog.'],
        ['Ctrl V', 'Takes files of the clipboard, with takesPaste.'],
      ],
      roles: 'button for each choice',
      status: 'new',
      cn: {
        text: '将图片拖放到此处，或',
        choices: [{ label: '选择文件' }, { label: '选择文件夹', isFolder: true }],
        hint: 'JPG、JPEG 或 PNG，不超过 2 MB',
      },
      tw: {
        text: '將圖片拖曳到這裡，或',
        choices: [{ label: '選擇檔案' }, { label: '選擇資料夾', isFolder: true }],
        hint: 'JPG、JPEG 或 PNG，2 MB 以內',
      },
    }),
  },
  args: {
    icon: <ImagePlusIcon aria-hidden />,
    text: 'Drop pictures here, or',
    choices: [
      { label: 'choose files', accept: ['.png'], isMultiple: true },
      { label: 'a folder', isFolder: true },
    ],
    hint: 'JPG, JPEG or PNG, 2 MB at most',
    onFiles: fn(),
  },
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Example: Story = exampleOf(DropZoneExample, code);
export const Block: Story = { args: { layout: 'block' } };

// tests

const picture = new File(['x'], 'sea.png', { type: 'image/png' });

function transferOf(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
const drop = (file: File) =>
  new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf(file) });
const paste = (...files: readonly File[]) =>
  new ClipboardEvent('paste', { bubbles: true, clipboardData: transferOf(...files) });

export const TakesFilesThatAreSelected: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'choose files' })).toHaveFocus();
    const [input] = canvasElement.querySelectorAll('input');
    if (input) await userEvent.upload(input, picture);
    await expect(args.onFiles).toHaveBeenLastCalledWith([picture]);
  },
};

export const TakesFilesThatAreDroppedOrPasted: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'dark' },
  args: { takesPaste: true },
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText(/^Drop pictures/);
    zone.dispatchEvent(drop(picture));
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
    zone.dispatchEvent(paste(picture));
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    zone.dispatchEvent(paste());
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};
