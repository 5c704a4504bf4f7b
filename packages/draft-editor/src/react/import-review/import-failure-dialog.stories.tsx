import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, within } from 'storybook/test';
import { detectSheets, exampleDraft, exampleLimits, planImport } from '../../core';
import { importFile } from '../../testing/import-file';
import type { WorkbookContent } from '../../workbooks';
import { ImportFailureDialog, type ImportFailureDialogProps } from './import-failure-dialog';

type HostProps = Pick<
  ImportFailureDialogProps,
  'language' | 'fileName' | 'onDownload' | 'onImportAgain' | 'onClose'
> & { content: WorkbookContent };

function Host({ content, ...props }: HostProps) {
  const file = useMemo(() => {
    const detected = detectSheets(content);
    const plan = planImport(exampleDraft(), content, detected, {
      limits: exampleLimits,
      newId: () => crypto.randomUUID(),
    });
    return { content, detected, plan };
  }, [content]);
  return <ImportFailureDialog {...props} {...file} />;
}

const meta = {
  title: 'Draft editor/ImportFailureDialog',
  component: Host,
  args: {
    content: importFile({ keywords: 238 }),
    language: 'en',
    fileName: 'hokkaido-keywords.xlsx',
    onDownload: fn(),
    onImportAgain: fn(),
    onClose: fn(),
  },
  parameters: { texts: { cn: { language: 'cn' }, tw: { language: 'tw' } } },
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThousandsOfRows: Story = { args: { content: importFile({ keywords: 22_655 }) } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** The reason is visible without horizontal scrolling. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const [reason] = dialog.getAllByRole('columnheader').slice(-1);
    await expect(reason?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** All failed rows can be found by a text, by the number of a row, and by their reason. */
export const Filtered: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Import failure reason' }));
    const search = dialog.getByRole('searchbox', { name: 'Search failed rows' });
    await userEvent.type(search, 'abc');
    const rows = () => dialog.getAllByRole('row').slice(1);
    await expect(rows().map(({ textContent }) => textContent)).toEqual(
      rows().map(() => expect.stringContaining('isn’t an amount') as string),
    );
    await userEvent.clear(search);
    await userEvent.type(search, '14');
    await expect(rows()[0]?.textContent).toMatch(/^14/);
    await userEvent.clear(search);
    await userEvent.click(dialog.getByRole('combobox', { name: 'Reason' }));
    await userEvent.click(body.getByRole('option', { name: /“Keyword” is empty/ }));
    await expect(rows().length).toBe(8);
    await userEvent.click(dialog.getByRole('button', { name: 'Download failed rows' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Import again' }));
    await expect(args.onImportAgain).toHaveBeenCalledOnce();
  },
  parameters: { texts: null },
};
