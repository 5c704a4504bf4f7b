import type { Page } from '@playwright/test';

/** An entry of Storybook's `index.json`. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  importPath: string;
  tags?: readonly string[];
}

/** Whether the preview has started. Runs in the page. */
export const isReady = () => '__STORYBOOK_PREVIEW__' in globalThis;

/** Collects console errors, exceptions and failed requests of a page. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text().slice(0, 300));
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

/** Switches the preview to an entry and waits until all its stories are finished. */
export function show(page: Page, { id, type }: Entry): Promise<string> {
  return page.evaluate(
    ({ storyId, viewMode }) =>
      new Promise<string>((resolve) => {
        const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
        // Storybook types its preview as an internal class
        const { channel } = preview as {
          channel: {
            on: (event: string, listener: (payload?: unknown) => void) => void;
            off: (event: string, listener: (payload?: unknown) => void) => void;
            emit: (event: string, payload: unknown) => void;
          };
        };
        const ends = ['finished', 'errored', 'aborted'];
        const running = new Set<unknown>();
        const follow = (payload: unknown) => {
          const { newPhase = '', storyId: story } = payload as { newPhase?: string; storyId?: string };
          if (ends.includes(newPhase)) running.delete(story);
          else running.add(story);
        };
        const finish = (outcome: string) => {
          channel.off('storyRenderPhaseChanged', follow);
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve(outcome);
        };
        // a docs page renders its stories after itself; leaving it earlier reloads the page
        const finishWhenIdle = (frames: number) => {
          if (frames === 0) finish('rendered');
          else requestAnimationFrame(() => finishWhenIdle(running.size === 0 ? frames - 1 : 3));
        };
        const listeners: [string, (payload?: unknown) => void][] = [
          ['storyFinished', () => viewMode === 'story' && finish('rendered')],
          ['docsRendered', () => finishWhenIdle(3)],
          ...['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'].map(
            (event): [string, (payload?: unknown) => void] => [
              event,
              (payload) => finish(`${event} ${JSON.stringify(payload).slice(0, 300)}`),
            ],
          ),
        ];
        channel.on('storyRenderPhaseChanged', follow);
        for (const [event, listener] of listeners) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId, viewMode });
      }),
    { storyId: id, viewMode: type },
  );
}
