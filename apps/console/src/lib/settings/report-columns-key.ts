import type { Channel, Section } from '@meridian/api-client/contract';

/** The key under which `useColumnState` stores the user's changes to the columns of a section, for all its periods. */
export function reportColumnsKey({ channel, section }: { channel: Channel; section: Section }): string {
  return `${channel}.${section}`;
}
