import { afterEach, beforeEach } from 'vitest';
import { rememberContrast } from '../axe-contrast';

/** Makes axe faster and its results smaller. */
export function prepareAxe(): void {
  // the addon loads axe with the first story that it checks
  beforeEach(() => {
    if ('axe' in globalThis) rememberContrast();
  });
  // Storybook's own runner shows the results of axe; otherwise they are 50 KB of unread data per story in the report
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') {
    afterEach(({ task }) => {
      Reflect.deleteProperty(task.meta, 'reports');
    });
  }
}
