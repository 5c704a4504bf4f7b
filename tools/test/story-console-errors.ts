import { afterEach, beforeEach } from 'vitest';

const logged: string[] = [];
/** React logs this for updates while Storybook switches between stories; the story is not at fault. */
const isOfStorybook = (text: string) => text.includes('not configured to support act');

/** Fails a story that logs an error, such as a warning of React. A story that shows a failure replaces `console.error` itself. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    logged.length = 0;
    const { error } = console;
    // not a spy, since a story may spy on it
    console.error = (...values: unknown[]) => {
      const text = values.map(String).join(' ');
      if (!isOfStorybook(text)) logged.push(text);
      error(...values);
    };
    return () => {
      console.error = error;
    };
  });

  afterEach(({ expect }) => {
    expect(logged, 'console errors of the story').toEqual([]);
  });
}
