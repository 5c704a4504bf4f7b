import { vi } from 'vitest';

// vitest has a setting for `expect.poll` but none for this
const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: 30_000 });
