import { channels, sections } from '@meridian/api-client/contract';
import { pgEnum } from 'drizzle-orm/pg-core';

export const channelEnum = pgEnum('report_channel', channels);
export const sectionEnum = pgEnum('report_section', sections);
