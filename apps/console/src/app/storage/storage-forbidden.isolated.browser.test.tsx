import { expect, it, vi } from 'vitest';
import { makeEverydayVisit } from '../../testing/everyday-visit';

// before anything is imported: much is read as soon as its file is there
vi.hoisted(() => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('the user has forbidden it', 'SecurityError');
      },
    });
  }
});

it('needs no storage: where it is forbidden, a user signs in, reads, uses tags and logs out', async () => {
  expect(() => localStorage).toThrow('forbidden');
  await makeEverydayVisit();
});
