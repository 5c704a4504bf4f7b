import { isLanguage } from '@meridian/i18n';
import * as z from 'zod';
import type { AnnouncementDraft } from './announcement-draft';

const textSchema = z.object({
  title: z.string(),
  text: z.string(),
  filledFrom: z.string().refine(isLanguage).nullable(),
});

const draftSchema = z.object({
  texts: z.object({ cn: textSchema, en: textSchema, tw: textSchema }),
  hasPopup: z.boolean(),
  publishTime: z.iso.datetime().nullable(),
  version: z.int().min(1).nullable(),
});

/** A draft as it was kept in this browser; undefined for anything else. */
export function readKeptDraft(value: unknown): AnnouncementDraft | undefined {
  return draftSchema.safeParse(value).data;
}
