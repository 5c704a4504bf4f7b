import { afterEach, beforeEach, vi } from 'vitest';

/** A story must not log an error, such as a warning of React. One that shows a failure replaces `console.error` itself. */
const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  const report = console.error.bind(console);
  const spy = vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    logged.push(values.map(String).join(' '));
    report(...values);
  });
  return () => spy.mockRestore();
});

afterEach(({ expect }) => {
  expect(logged, 'console errors of the story').toEqual([]);
});
