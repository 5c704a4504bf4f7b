import { maxDraftNameLength } from '@meridian/api-client/contract';
import * as z from 'zod/mini';

/** Fields of a new draft. The messages are keys of `adDrafts:form`. */
export const draftFormSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'nameRequired' }),
      z.maxLength(maxDraftNameLength, { error: 'nameTooLong' }),
    ),
  /** Id of the provider account as text. */
  account: z.string().check(z.minLength(1, { error: 'accountRequired' })),
});
export type DraftFormValues = z.infer<typeof draftFormSchema>;
