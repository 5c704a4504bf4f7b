// declares the type of `cdp`
import type {} from '@vitest/browser-playwright';
import { expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page } from 'vitest/browser';
import '../../../css/styles.css';
import { Button } from '../button/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from './menu';

const setMotion = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

it('opens again at once after a choice, for users who see animations', async () => {
  await setMotion('no-preference');
  onTestFinished(async () => void (await setMotion('reduce')));
  await render(
    <Menu>
      <MenuTrigger asChild>
        <Button>Actions</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem>Copy</MenuItem>
      </MenuContent>
    </Menu>,
  );
  const trigger = page.getByRole('button', { name: 'Actions' });
  for (let count = 0; count < 3; count += 1) {
    await trigger.click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
  }
  await trigger.click();
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible();
});
