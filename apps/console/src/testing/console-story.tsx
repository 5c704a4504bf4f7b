import { findText, isLanguage, type Language, type Namespace } from '@meridian/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { screen } from 'storybook/test';
import * as z from 'zod/mini';
import { storeLanguage } from '../lib/language/language';
import { useServerState } from '../lib/offline/server-probe';
import { allAccounts, useCurrentAccount } from '../lib/session/current-account';
import { beginSession, clearUser, endSession, useSession, type SignInNotice } from '../lib/session/session';
import { accents, followSettings, sizes, themes, useSettings } from '../lib/settings/settings';
import pageRules from '../page.css?inline';
import { createConsole } from './create-console';
import { demoResponses, demoStates, type DemoState } from './demo/demo-responses';
import type { FakeEndpoint, FakeResponse } from './fake-server';
import { installMemoryCookies } from './memory-cookies';

installMemoryCookies(document);

type OwnResponses = Readonly<Record<string, FakeResponse>>;

export interface ConsoleStoryArgs {
  /** Path and search of the page. */
  at: string;
  /** The server's data for the page. */
  state: DemoState;
  /** Id of the current account; 0 for all accounts. */
  accountId: number;
  isSignedIn: boolean;
  /** `expired`: the server has ended the session. `unreachable`: the server does not respond. */
  connection: 'normal' | 'expired' | 'unreachable';
  /** Why the user was sent to the log-in page. */
  notice: SignInNotice | null;
  /** Responses that replace those of `state`, by the suffix of the request's path; some have texts. */
  responses: OwnResponses | ((language: Language) => OwnResponses);
}

const globalsSchema = z.object({
  language: z.custom<Language>((value) => isLanguage(value)),
  theme: z.enum(themes),
  // the toolbar also has the touch size, which the console selects itself
  size: z.catch(z.enum(sizes), 'medium'),
  accent: z.enum(accents),
});

type I18n = Awaited<ReturnType<typeof createConsole>>['i18n'];

let shown: { key: string; element: ReactNode; i18n: I18n } | undefined;

/** Opens the console once for each story, arguments and language; another theme or size keeps the screen. */
async function loadConsole({
  id,
  args,
  globals,
}: {
  id: string;
  args: ConsoleStoryArgs;
  globals: unknown;
}): Promise<{ element: ReactNode; i18n: I18n }> {
  const { language, ...appearance } = globalsSchema.parse(globals);
  useSettings.getState().choose(appearance);
  const key = JSON.stringify([id, args, language]);
  if (shown?.key !== key) {
    startSession(args, language);
    const given = typeof args.responses === 'function' ? args.responses(language) : args.responses;
    const own = Object.entries(given).map(([path, response]): [string, FakeEndpoint] => [
      path,
      () => response,
    ]);
    const responses = { ...demoResponses({ state: args.state, language }), ...Object.fromEntries(own) };
    const { element, i18n } = await createConsole({ at: args.at, responses, language });
    shown = { key, element, i18n };
  }
  return { element: shown.element, i18n: shown.i18n };
}

function startSession(
  { isSignedIn, connection, accountId, notice }: ConsoleStoryArgs,
  language: Language,
): void {
  clearUser();
  storeLanguage(language);
  if (isSignedIn) beginSession('token of the stories');
  else endSession();
  useCurrentAccount.getState().setAccountId(accountId);
  useSession.setState({ isExpired: connection === 'expired', notice });
  const isUnreachable = connection === 'unreachable';
  useServerState.setState({
    unreachableSince: isUnreachable ? Date.now() : null,
    nextTryAt: isUnreachable ? performance.now() + 15_000 : null,
  });
}

type Play = NonNullable<StoryObj<ConsoleStoryArgs>['play']>;

/** Waits for the page, so that axe checks it and not only the frame. */
const showPage: Play = async ({ canvas }) => {
  // a drawer hides the page from assistive technology
  await canvas.findByRole('heading', { level: 1, hidden: true });
};

/** Matches elements that start with a text of the catalogue, in the language of a story. */
export function startingWith({ loaded }: Parameters<Play>[0], namespace: Namespace, key: string): RegExp {
  return new RegExp(`^${textOf(loaded, namespace, key)}`);
}

function textOf(loaded: unknown, namespace: Namespace, key: string): string {
  // asserted: Storybook types what loaders return as any record
  const { i18n } = loaded as { i18n: I18n };
  return findText(i18n, namespace, key) ?? key;
}

/** Clicks the first control with a text of the catalogue, then the next one, such as to open a menu and a dialog. */
export function press(
  ...steps: readonly (readonly [
    role: 'button' | 'combobox' | 'menuitem',
    namespace: Namespace,
    key: string,
  ])[]
): Play {
  return async (context) => {
    await showPage(context);
    for (const [role, namespace, key] of steps) {
      const name = textOf(context.loaded, namespace, key);
      const [control] = await screen.findAllByRole(role, { name });
      if (control) await context.userEvent.click(control);
    }
  };
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

/** The meta of a story that shows the whole console at a page, with the fake server. */
export const consoleStory: Meta<ConsoleStoryArgs> = {
  parameters: { layout: 'fullscreen', controls: { sort: 'requiredFirst' } },
  args: {
    at: '/home/index',
    state: 'full',
    accountId: allAccounts,
    isSignedIn: true,
    connection: 'normal',
    notice: null,
    responses: {},
  },
  argTypes: {
    state: { control: 'inline-radio', options: demoStates },
    connection: { control: 'inline-radio', options: ['normal', 'expired', 'unreachable'] },
  },
  loaders: [loadConsole],
  play: showPage,
  render: (_, { loaded }) => (
    // asserted: Storybook types what loaders return as any record
    <ConsoleStory element={loaded['element'] as ReactNode} />
  ),
};
