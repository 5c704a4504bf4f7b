import type { Language } from '@meridian/i18n';
import type { FakeEndpoint } from '../fake-server';
import { replay } from './recorded';

/** The responses of the custom fields; every part has those of the first one. */
export const fieldResponses = (language: Language): Readonly<Record<string, FakeEndpoint>> => ({
  '/parts/list': replay(language),
  '/fields/list': replay(language),
  '/fields/save': () => ({ data: {} }),
  '/fields/reset': () => ({ data: {} }),
});
