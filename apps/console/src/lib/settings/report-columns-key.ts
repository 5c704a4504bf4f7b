import type { Channel, Section } from '@meridian/api-client/contract';

/** Under which `useColumnState` keeps what the user changed about the columns of a section, for all its periods. */
export function reportColumnsKey({ channel, section }: { channel: Channel; section: Section }): string {
  return `${channel}.${section}`;
}
