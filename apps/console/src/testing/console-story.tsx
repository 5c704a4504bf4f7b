import { isLanguage, type Language } from '@meridian/i18n';
import type { Meta } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { storeLanguage } from '../lib/language/language';
import { useServerState } from '../lib/offline/server-probe';
import { allAccounts, useCurrentAccount } from '../lib/session/current-account';
import { beginSession, clearUser, endSession, useSession } from '../lib/session/session';
import { accents, followSettings, sizes, themes, useSettings } from '../lib/settings/settings';
import pageRules from '../page.css?inline';
import { createConsole } from './create-console';
import { demoResponses, demoStates, type DemoState } from './demo/demo-responses';
import { installMemoryCookies } from './memory-cookies';

installMemoryCookies(document);

export interface ConsoleStoryArgs {
  /** Path and search of the page. */
  at: string;
  /** What the server has for the page. */
  state: DemoState;
  /** Id of the current account; 0: all accounts. */
  accountId: number;
  isSignedIn: boolean;
  /** `expired`: the server has ended the session. `unreachable`: the server does not respond. */
  connection: 'normal' | 'expired' | 'unreachable';
}

const globalsSchema = z.object({
  language: z.custom<Language>((value) => isLanguage(value)),
  theme: z.enum(themes),
  size: z.enum(sizes),
  accent: z.enum(accents),
});

let shown: { key: string; element: ReactNode } | undefined;

/** Opens the console once for each story, arguments and language; another theme or size keeps what is on screen. */
async function loadConsole({
  id,
  args,
  globals,
}: {
  id: string;
  args: ConsoleStoryArgs;
  globals: unknown;
}): Promise<{ element: ReactNode }> {
  const { language, ...appearance } = globalsSchema.parse(globals);
  useSettings.getState().choose(appearance);
  const key = JSON.stringify([id, args, language]);
  if (shown?.key !== key) {
    startSession(args, language);
    const responses = demoResponses({ state: args.state, language });
    const { element } = await createConsole({ at: args.at, responses, language });
    shown = { key, element };
  }
  return { element: shown.element };
}

function startSession({ isSignedIn, connection, accountId }: ConsoleStoryArgs, language: Language): void {
  clearUser();
  storeLanguage(language);
  if (isSignedIn) beginSession('token of the stories');
  else endSession();
  useCurrentAccount.getState().setAccountId(accountId);
  useSession.setState({ isExpired: connection === 'expired' });
  const isUnreachable = connection === 'unreachable';
  useServerState.setState({
    unreachableSince: isUnreachable ? Date.now() : null,
    nextTryAt: isUnreachable ? performance.now() + 15_000 : null,
  });
}

function ConsoleStory({ element }: { element: ReactNode }) {
  useEffect(() => followSettings(), []);
  return (
    <>
      <style>{pageRules}</style>
      {element}
    </>
  );
}

/** The meta of a story that shows the whole console at a page, over the fake server. */
export const consoleStory: Meta<ConsoleStoryArgs> = {
  parameters: { layout: 'fullscreen', controls: { sort: 'requiredFirst' } },
  args: {
    at: '/home/index',
    state: 'full',
    accountId: allAccounts,
    isSignedIn: true,
    connection: 'normal',
  },
  argTypes: {
    state: { control: 'inline-radio', options: demoStates },
    connection: { control: 'inline-radio', options: ['normal', 'expired', 'unreachable'] },
  },
  loaders: [loadConsole],
  // until the page is there: axe is to see it, not the frame alone
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  },
  render: (_, { loaded }) => (
    // asserted: Storybook types what loaders return as any record
    <ConsoleStory element={loaded['element'] as ReactNode} />
  ),
};
