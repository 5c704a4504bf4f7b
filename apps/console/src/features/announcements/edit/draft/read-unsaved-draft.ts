import { languages } from '@meridian/i18n';
import * as z from 'zod/mini';
import type { AnnouncementDraft } from './announcement-draft';

const textSchema = z.object({
  title: z.string(),
  text: z.string(),
  filledFrom: z.nullable(z.enum(languages)),
});

const draftSchema = z.object({
  texts: z.object({ cn: textSchema, en: textSchema, tw: textSchema }),
  hasPopup: z.boolean(),
  publishTime: z.nullable(z.iso.datetime()),
  version: z.nullable(z.int().check(z.minimum(1))),
});

/** Parses a stored draft; undefined if it is invalid. */
export function readUnsavedDraft(value: unknown): AnnouncementDraft | undefined {
  return draftSchema.safeParse(value).data;
}
