import { vi } from 'vitest';

// vitest has a setting for `expect.poll` but none for these
const patient = { timeout: 30_000 };
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, options ?? patient);
vi.waitUntil = (callback, options) => waitUntil(callback, options ?? patient);
