import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from './browser-process';
import { windowSize, type BrowserDriver } from './driver';

const preferences = {
  // events of the focus also in a window that is not active
  'focusmanager.testmode': true,
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
};

interface Answer {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string };
}

/** Path of an installed Firefox. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) =>
    existsSync(file),
  );

/** Starts Firefox without a window, and drives it over WebDriver BiDi, which it speaks itself. */
export async function startFirefox(program: string): Promise<BrowserDriver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'meridian-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const firefox = startProcess(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
    { announces: /WebDriver BiDi listening on (ws:\S+)/ },
  );
  const close = async () => {
    await firefox.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [, address = ''] = await firefox.announced;
    return { ...(await connect(`${address}/session`)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function connect(address: string): Promise<Omit<BrowserDriver, 'close'>> {
  const errors: string[] = [];
  const send = await openSocket(address, ({ method, params }) => {
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? '');
  });
  const session = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserName: string; browserVersion: string };
  };
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const tree = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = tree.contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: windowSize });
  return {
    version: `${session.capabilities.browserName} ${session.capabilities.browserVersion}`,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const answer = (await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })) as { type: string; result?: { value?: unknown }; exceptionDetails?: { text: string } };
      if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text);
      return String(answer.result?.value);
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    async screenshot() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    consoleErrors: () => errors,
  };
}

/** Connects to an address; returns a function that sends a command and resolves with its result. */
async function openSocket(address: string, onEvent: (event: Answer) => void) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    const sender = waiting.get(answer.id ?? -1);
    if (!sender) {
      onEvent(answer);
      return;
    }
    waiting.delete(answer.id ?? -1);
    if (answer.error === undefined) sender.resolve(answer.result);
    else sender.reject(new Error(`${answer.error}: ${answer.message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection'));
  });
  let last = 0;
  return (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
