import type { Page } from '@playwright/test';

/** What Storybook lists in `index.json`. */
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

/** A story that is shown, and the menus and dialogs that it opens at the end of the page. */
export const shownRoots = '#storybook-root, #storybook-root ~ *';

/** A drawn story, and the menus and dialogs that it opens at the end of the page. */
export const drawnRoots = '#drawn, #drawn ~ *';

/** Console errors, exceptions and failed requests of a page, as they come. */
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
        // a docs page draws its stories after itself; one that is left half-way reloads the page
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

/** Removes what `draw` drew. Runs in the page. */
export async function removeDrawn() {
  const remove: unknown = Reflect.get(globalThis, 'removeDrawn');
  // asserted: `draw` sets it
  if (typeof remove === 'function') await (remove as () => Promise<void>)();
}

/** Draws a story without its play function, as a docs page does. */
export function draw(page: Page, { id }: Entry): Promise<string> {
  return page.evaluate(async (storyId) => {
    const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    // Storybook types its preview as an internal class
    const { channel, loadStory, renderStoryToElement } = preview as {
      channel: {
        on: (event: string, listener: (payload: { newPhase?: string; storyId?: string }) => void) => void;
        off: (event: string, listener: (payload: { newPhase?: string; storyId?: string }) => void) => void;
      };
      loadStory: (options: { storyId: string }) => Promise<unknown>;
      renderStoryToElement: (
        story: unknown,
        element: HTMLElement,
        callbacks: Record<string, (error?: unknown) => void>,
        options: { autoplay: boolean; forceInitialArgs: boolean },
      ) => () => Promise<void>;
    };
    const story = await loadStory.call(preview, { storyId });
    const element = document.createElement('div');
    element.id = 'drawn';
    document.body.append(element);
    return new Promise<string>((resolve) => {
      const finish = (outcome: string) => {
        channel.off('storyRenderPhaseChanged', follow);
        resolve(outcome);
      };
      const follow = ({ newPhase = '', storyId: drawn }: { newPhase?: string; storyId?: string }) => {
        if (drawn === storyId && newPhase === 'finished') finish('rendered');
      };
      channel.on('storyRenderPhaseChanged', follow);
      const callbacks = {
        showMain: () => undefined,
        showStoryDuringRender: () => undefined,
        showError: (error: unknown) => finish(`error ${JSON.stringify(error)}`),
        showException: (error: unknown) => finish(`exception ${String(error)}`),
      };
      const options = { autoplay: false, forceInitialArgs: true };
      const remove = renderStoryToElement.call(preview, story, element, callbacks, options);
      Reflect.set(globalThis, 'removeDrawn', async () => {
        await remove();
        element.remove();
      });
    });
  }, id);
}
