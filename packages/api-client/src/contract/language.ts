import { languageIds } from '@meridian/i18n/core';
import * as z from 'zod/mini';

/** Language as stored: 1 Simplified Chinese, 2 English, 3 Traditional Chinese. */
export const languageIdSchema = z.union([
  z.literal(languageIds.cn),
  z.literal(languageIds.en),
  z.literal(languageIds.tw),
]);
