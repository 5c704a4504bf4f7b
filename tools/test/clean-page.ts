import './browser-page';
import { toast } from '@meridian/ui/toast';
import { beforeAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';

// Test files share one page and its modules: each starts with a fresh document.
beforeAll(async () => {
  await page.viewport(414, 896);
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  toast.clear();
  localStorage.clear();
  sessionStorage.clear();
});

// the library registers its hook only in the first file
beforeEach(cleanup);
