import { afterEach, beforeEach } from 'vitest';

const logged: string[] = [];
/** React says it of updates that come while Storybook switches between stories; the story did nothing wrong. */
const isOfStorybook = (text: string) => text.includes('not configured to support act');

/** A story must not log an error, such as a warning of React. One that shows a failure replaces `console.error` itself. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    logged.length = 0;
    const { error } = console;
    // no spy: a story may spy on it
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
