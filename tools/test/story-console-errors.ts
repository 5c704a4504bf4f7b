import { afterEach, beforeEach } from 'vitest';

/** A story must not log an error, such as a warning of React. One that shows a failure replaces `console.error` itself. */
const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  const { error } = console;
  // no spy: a story may spy on it
  console.error = (...values: unknown[]) => {
    logged.push(values.map(String).join(' '));
    error(...values);
  };
  return () => {
    console.error = error;
  };
});

afterEach(({ expect }) => {
  expect(logged, 'console errors of the story').toEqual([]);
});
