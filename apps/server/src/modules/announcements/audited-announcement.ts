import type { AnnouncementTexts } from '@meridian/api-client/contract';
import { languages } from '@meridian/i18n/core';

/** Label of an announcement in the audit log: its title in the first language that has one. */
export function auditedAnnouncement({ id, texts }: { id: string; texts: AnnouncementTexts }) {
  const title = languages.map((language) => texts[language].title).find((text) => text !== '');
  return { object: { id, name: title ?? '' } };
}
