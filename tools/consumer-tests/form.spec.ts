import { expect, type Page } from '@playwright/test';
import { openHost, test } from './host';

const textBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test.beforeEach(async ({ page }) => {
  await openHost(page, 'form');
});

test('names the fields, describes them and marks the optional one', async ({ page }) => {
  await expect(textBox(page, 'Name')).toHaveAttribute('required');
  await expect(textBox(page, 'Bid')).toHaveAccessibleDescription('Per click, in CNY');
  await expect(textBox(page, 'Note')).not.toHaveAttribute('required');
  await expect(page.getByText('optional')).toHaveCount(1);
});

test("shows the errors of the host's schema and focuses the first field with one", async ({ page }) => {
  await textBox(page, 'Bid').fill('0');
  await save(page);
  await expect(textBox(page, 'Name')).toBeFocused();
  await expect(textBox(page, 'Name')).toHaveAccessibleDescription('Enter a name');
  await expect(textBox(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(textBox(page, 'Bid')).toHaveAccessibleDescription('Enter a bid above 0');
  await expect(textBox(page, 'Bid')).toHaveValue('0');
});

test('removes an error on input and submits the parsed values', async ({ page }) => {
  await save(page);
  await textBox(page, 'Name').fill('Winter');
  await expect(textBox(page, 'Name')).not.toHaveAttribute('aria-invalid');
  await textBox(page, 'Bid').fill('1.5');
  await save(page);
  await expect(page.getByText('Saved Winter at 1.50')).toBeVisible();
});

test('shows an error of the server at its field and keeps the value', async ({ page }) => {
  await textBox(page, 'Name').fill('taken');
  await textBox(page, 'Bid').fill('2');
  await save(page);
  await expect(textBox(page, 'Name')).toBeFocused();
  await expect(textBox(page, 'Name')).toHaveAccessibleDescription('Choose another name');
  await expect(textBox(page, 'Name')).toHaveValue('taken');
});
