import { beforeEach } from 'vitest';
import { rememberContrast } from '../axe-contrast';

// the addon loads axe with the first story that it checks
beforeEach(() => {
  if ('axe' in globalThis) rememberContrast();
});
