import type { RowKind } from '@meridian/draft-editor/core';
import * as z from 'zod/mini';
import { itemsAddressFields } from '../upload/upload-address';
import { whereSchema } from './filter-address';

/** Parts of a draft in its address. */
export const editorParts = ['campaign', 'unit', 'keyword', 'creative', 'upload'] as const;
export type EditorPart = (typeof editorParts)[number];

export const steps = ['style', 'keywords', 'creatives', 'upload'] as const;
export type EditorStep = (typeof steps)[number];

/** What contains the rows of a grid; if absent, one unit. */
export const rowScopes = ['campaign', 'draft'] as const;
export type RowScope = (typeof rowScopes)[number];

/** The visible campaign or unit; if absent or unknown, the first one. For an upload, the visible items. */
export const draftAddressSchema = z.object({
  scope: z.catch(z.optional(z.enum(rowScopes)), undefined),
  row: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(64))), undefined),
  where: whereSchema,
  /** The days of the metrics beside rows. */
  beginDate: z.catch(z.optional(z.string()), undefined),
  endDate: z.catch(z.optional(z.string()), undefined),
  ...itemsAddressFields,
});

export function partOf(text: string | undefined): EditorPart {
  return editorParts.find((part) => part === text) ?? 'campaign';
}

const stepsOfParts = {
  campaign: 'style',
  unit: 'style',
  keyword: 'keywords',
  creative: 'creatives',
  upload: 'upload',
} as const satisfies Record<EditorPart, EditorStep>;
export function stepOfPart(part: EditorPart): EditorStep {
  return stepsOfParts[part];
}

const partsOfSteps = {
  style: 'campaign',
  keywords: 'keyword',
  creatives: 'creative',
  upload: 'upload',
} as const;
export function partOfStep(step: EditorStep): EditorPart {
  return partsOfSteps[step];
}

/** The part in which rows of a kind are edited. */
export function partOfKind(kind: RowKind): EditorPart {
  return kind === 'picture' ? 'creative' : kind;
}
