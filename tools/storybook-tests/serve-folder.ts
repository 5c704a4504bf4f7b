import type { Page } from '@playwright/test';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** Serves a folder to a page under an origin, without a port of this computer. */
export async function serveFolder(page: Page, { origin, folder }: { origin: string; folder: string }) {
  await page.route(`${origin}/**`, async (route) => {
    const file = path.join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    if (existsSync(file) && statSync(file).isFile()) await route.fulfill({ path: file });
    else await route.fulfill({ status: 404, body: 'not found' });
  });
}
