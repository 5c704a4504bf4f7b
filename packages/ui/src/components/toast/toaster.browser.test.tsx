import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Button } from '../button/button';
import { Dialog, DialogClose, DialogContent } from '../dialog/dialog';
import { toast } from './toast';
import { Toaster } from './toaster';

function Page({ hasToaster = true }: { hasToaster?: boolean }) {
  return (
    <>
      {hasToaster && <Toaster label="Notices" />}
      <Dialog defaultOpen>
        <DialogContent
          title="Delete the draft?"
          actions={
            <>
              <DialogClose asChild>
                <Button>Cancel</Button>
              </DialogClose>
              <Button variant="danger">Delete</Button>
            </>
          }
        >
          <p style={{ height: 900 }}>Nothing of it is kept.</p>
        </DialogContent>
      </Dialog>
    </>
  );
}

const boxOf = (element: Element) => element.getBoundingClientRect();
const covers = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

it.each([
  [390, 800],
  [1280, 720],
])('shows toasts clear of the actions of a dialog at %d px', async (width, height) => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  onTestFinished(() => void toast.clear());
  await render(<Page />);
  await expect.element(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  toast.error('The draft could not be deleted', { description: 'Try again later.', closeLabel: 'Close' });
  const shown = page.getByRole('alert');
  await expect.element(shown).toBeVisible();
  for (const name of ['Cancel', 'Delete'])
    expect(covers(boxOf(shown.element()), boxOf(page.getByRole('button', { name }).element()))).toBe(false);
  // it stays in place while it is read, and the next one is at the bottom again
  const { top } = boxOf(shown.element());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(Math.abs(boxOf(shown.element()).top - top)).toBeLessThan(2);
  toast.clear();
  await expect.element(shown).not.toBeInTheDocument();
  toast.error('Offline', { closeLabel: 'Close' });
  await expect.poll(() => boxOf(shown.element()).top).toBeGreaterThan(height / 2);
});

it('runs the action of a toast over a dialog, which stays open', async () => {
  onTestFinished(() => void toast.clear());
  const { rerender } = await render(<Page hasToaster={false} />);
  await expect.element(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  // as in an app that loads it with the first message
  await rerender(<Page />);
  const tryAgain = vi.fn();
  toast.error('The draft could not be deleted', {
    closeLabel: 'Close',
    action: { label: 'Try again', onClick: tryAgain },
  });
  await page
    .getByRole('region', { name: /Notices/ })
    .getByRole('button', { name: 'Try again' })
    .click();
  expect(tryAgain).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
