import type { OwnRule } from '@meridian/draft-editor/core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draftResponses } from '../../../testing/demo/demo-drafts';
import { fakeServer, type FakeResponse } from '../../../testing/fake-server';
import { openEditor } from './testing/open-editor';

const brand: OwnRule = {
  id: '0191d0a0-0000-4000-8000-000000000001',
  name: 'Names of the brand',
  note: 'Ask the brand team.',
  severity: 'error',
  condition: { kind: 'name', rows: ['campaign'], patterns: ['BR_*'] },
};
const message = 'Names of the brand: the name must match BR_*. Ask the brand team.';

async function open(respond: () => FakeResponse) {
  const { '/draftRule/ofDraft': _, ...others } = draftResponses(false);
  const server = fakeServer({ ...others, '/draftRule/ofDraft': respond });
  await openEditor(server.api, { userId: crypto.randomUUID(), part: 'campaign' });
  return server;
}

const campaignName = page.getByRole('textbox', { name: 'Campaign name' });

it('shows an issue of a company’s rule with its name and explanation, and leads to its field', async () => {
  await open(() => ({ data: { list: [brand] } }));
  await expect.element(page.getByText(message)).toBeVisible();
  await page.getByRole('button', { name: 'All errors, warnings and advice' }).click();
  const sheet = page.getByRole('dialog', { name: 'Issues' });
  await expect.element(sheet.getByRole('button', { name: /^Error: Names of the brand/ })).toBeVisible();
  await sheet.getByRole('button', { name: new RegExp(`${message.replaceAll(/[.*]/g, '\\$&')}$`) }).click();
  await expect.element(campaignName).toHaveFocus();
  await userEvent.fill(campaignName, 'BR_ski');
  await userEvent.tab();
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});

it('says that rules could not be loaded, and checks the draft once they are', async () => {
  let isDown = true;
  await open(() => (isDown ? { code: 500, message: 'no' } : { data: { list: [brand] } }));
  const banner = page.getByRole('region', { name: 'Couldn’t load your company’s rules.' });
  await expect.element(banner).toBeVisible();
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
  isDown = false;
  await banner.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
});
