import { allPermissions, routerTree } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import type { FakeEndpoint } from '../fake-server';
import { accessResponses } from './demo-access';
import { demoUser, emptyHomeResponses, homeResponses } from './demo-accounts';
import { alertResponses } from './demo-alerts';
import { auditResponses } from './demo-audit';
import { costResponses } from './demo-costs';
import { customerResponses } from './demo-customers';
import { draftRuleResponses } from './demo-draft-rules';
import { draftResponses } from './demo-drafts';
import { eventResponses } from './demo-events';
import { fieldResponses } from './demo-fields';
import { fileResponses } from './demo-files';
import { importResponses } from './demo-imports';
import { materialResponses } from './demo-materials';
import { bellResponses, messageResponses } from './demo-messages';
import { reportResponses } from './demo-reports';
import { scheduleResponses } from './demo-schedules';
import { secondFactorResponses } from './demo-second-factor';
import { demoSessions } from './demo-sessions';
import { sheetResponses } from './demo-sheets';
import { weeklyResponses } from './demo-weekly';

/**
 * State of the server's data for a page. `loading`: it does not respond; `failed`: each request of the page fails; `forbidden`: the user
 * has no permission.
 */
export const demoStates = ['full', 'loading', 'empty', 'failed', 'forbidden'] as const;
export type DemoState = (typeof demoStates)[number];

type Responses = Readonly<Record<string, FakeEndpoint>>;

/**
 * A response for every request of the console, from a workspace with five accounts. Where the server's demo has the data, it is a recording
 * (`recorded`). The others are written by hand, because the demo has no such data, or stories need states that it does not have:
 *
 * - imports, sheets, uploads of drafts, second factor: their responses depend on the steps of the user before, and show each outcome;
 * - drafts, pictures: one of each status and of each state at the provider; `demoPictureFile` draws pictures by the number in their ids;
 * - alerts, draft rules, scheduled reports, downloads, sessions: the demo has none, since only users create them;
 * - audit log: its records have random ids, and the time and hash of the moment at which the server writes them.
 */
export function demoResponses({ state, language }: { state: DemoState; language: Language }): Responses {
  const permissions = state === 'forbidden' ? [] : [allPermissions];
  return {
    ...sessionResponses(language, permissions),
    ...bellResponses,
    ...inState(pageResponses({ isEmpty: state === 'empty', language }), state),
  };
}

function pageResponses({ isEmpty, language }: { isEmpty: boolean; language: Language }): Responses {
  return {
    ...homeResponses,
    ...(isEmpty && emptyHomeResponses),
    ...accessResponses(isEmpty),
    ...alertResponses(isEmpty),
    ...auditResponses(isEmpty),
    ...costResponses(isEmpty, language),
    ...customerResponses(isEmpty),
    ...sheetResponses(language),
    ...draftResponses(isEmpty, language),
    ...draftRuleResponses(isEmpty),
    ...eventResponses(isEmpty),
    ...fieldResponses(language),
    ...fileResponses(isEmpty),
    ...importResponses({ language, isEmpty }),
    ...materialResponses(isEmpty, language),
    ...messageResponses(isEmpty),
    ...scheduleResponses(isEmpty),
    ...secondFactorResponses(isEmpty),
    ...weeklyResponses(isEmpty),
    ...reportResponses({ language, isEmpty }),
  };
}

const sessionResponses = (language: Language, permissions: readonly string[]): Responses => ({
  '/user/getUserInfo': () => ({ data: demoUser(language, permissions) }),
  '/user/getRouters': () => ({ data: routerTree({ permissions, pages: null }, (key) => key) }),
  '/user/logout': () => ({ data: null }),
  '/user/changeLanguage': () => ({ data: null }),
  '/user/session/list': () => ({ data: { list: demoSessions } }),
  '/user/session/close': () => ({ data: null }),
  '/user/login': () => ({ data: { token: 'demo' } }),
  '/user/login/code': () => ({ code: 910008, message: 'The code is wrong.' }),
  '/getPictureValidationCode': () => ({
    data: { uuid: 'demo', image: captcha(), challenge: { parameters: {} } },
  }),
  '/getSignInOptions': () => ({ data: { ssoOrigin: null, company: null } }),
});

function inState(responses: Responses, state: DemoState): Responses {
  if (state !== 'loading' && state !== 'failed') return responses;
  const respond: FakeEndpoint =
    state === 'loading'
      ? () => new Promise(() => undefined)
      : () => ({ code: 500, message: 'The server could not respond.' });
  return Object.fromEntries(Object.keys(responses).map((path) => [path, respond]));
}

/** A picture with the letters to type. */
function captcha(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 240;
  canvas.height = 80;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#f3f3f7';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#3a3a52';
    context.font = 'italic 44px monospace';
    context.fillText('7k3f', 56, 56);
  }
  return canvas.toDataURL('image/png');
}
