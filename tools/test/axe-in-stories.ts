import { beforeEach } from 'vitest';
import { rememberColours } from '../axe-colours';

// the addon loads axe with the first story that it checks
beforeEach(() => {
  if ('axe' in globalThis) rememberColours();
});
