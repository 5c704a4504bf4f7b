import { expect, type Page } from '@playwright/test';
import { signIn } from './sign-in';
import { test } from './test';

/** A picture of a ratio that ads do not show. */
async function drawPhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_600, 1_067];
    const context = canvas.getContext('2d');
    context?.fillRect(200, 200, 600, 400);
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

async function createUnit(page: Page): Promise<void> {
  await page.goto('/adDraft/new');
  await page.getByRole('textbox', { name: /^Draft name/ }).fill('Pictures');
  await page.getByRole('combobox', { name: /^Provider account/ }).click();
  await page.getByRole('option', { name: /8840213/ }).click();
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add campaign' }).last().click();
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Sea');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Actions for Sea' }).click();
  await page.getByRole('menuitem', { name: 'Add unit' }).click();
  await page.getByRole('textbox', { name: 'Unit name' }).fill('Okinawa');
  await page.keyboard.press('Tab');
}

test('a picture is uploaded, cropped, shown in a creative, and can then not be deleted', async ({ page }) => {
  await signIn(page);
  await page.goto('/material/image');
  await page.getByRole('button', { name: 'New theme' }).click();
  await page.getByRole('textbox', { name: /^Theme name/ }).fill('Okinawa');
  await page.getByRole('button', { name: 'Create theme' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Upload pictures' }).first().click();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto(page) },
    { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(page.getByText('In the library, needs cropping')).toBeVisible();
  await expect(page.getByText('This file isn’t a JPG, JPEG or PNG picture.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const library = page.getByRole('listbox', { name: 'Pictures in the library' });
  await library.getByRole('option', { name: /sea/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Crop' }).click();
  await page.getByRole('button', { name: 'Save 2 pictures' }).click();
  await expect(page.getByText('2 pictures saved. The original isn’t changed.')).toBeVisible();
  await expect(library.getByRole('option')).toHaveCount(3);

  await createUnit(page);
  await page.getByRole('treeitem', { name: /Creatives/ }).click();
  await page.getByRole('button', { name: 'Add row' }).click();
  await page.keyboard.type('Okinawa sea for families');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Select pictures' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('navigation').getByRole('button', { name: 'Okinawa' }).click();
  // the original has another ratio
  await expect(picker.getByRole('option')).toHaveCount(2);
  await picker.getByRole('option').first().click();
  await picker.getByRole('button', { name: 'Add 1 picture' }).click();
  const shown = page.getByRole('img', { name: 'Picture of the ad' });
  await expect(shown).toHaveCount(1);
  await page.getByText('Computer', { exact: true }).click();
  await expect(shown).toHaveCount(1);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  await page.goto('/material/image?used=yes');
  await library.getByRole('option', { name: /sea/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog').getByText('Okinawa, in “Pictures”')).toBeVisible();
});
