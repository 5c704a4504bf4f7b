import type { Session } from '@meridian/api-client/contract';
import Bowser from 'bowser';

export type Device = Pick<Session, 'browser' | 'system' | 'kind'>;

const kinds: Readonly<Partial<Record<string, Device['kind']>>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Browser, operating system and type of a device, from its user agent; null where unknown. */
export function describeDevice(userAgent: string | null): Device {
  if (userAgent === null || userAgent.trim() === '') return { browser: null, system: null, kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds[platform.type ?? ''] ?? 'other',
  };
}
