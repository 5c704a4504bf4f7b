import type { Session } from '@meridian/api-client/contract';
import { describeDevice } from '../../kits/identity/describe-device';
import type { LiveSession } from '../../kits/identity/sessions.repository';

/** A session in the format of the contract. */
export function sessionResponse({ userAgent, createdTime, usedTime, ...session }: LiveSession): Session {
  return {
    ...session,
    ...describeDevice(userAgent),
    createdTime: createdTime.toISOString(),
    usedTime: usedTime.toISOString(),
  };
}
