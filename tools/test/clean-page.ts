import './browser-page';
import { toast } from '@meridian/ui/toast';
import { beforeAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';

// Test files share one page and its modules: each begins with the page as the browser opens it.
beforeAll(async () => {
  await page.viewport(414, 896);
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  toast.clear();
  localStorage.clear();
  sessionStorage.clear();
});

// the library registers its own hook in the first file only
beforeEach(cleanup);
