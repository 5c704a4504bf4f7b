import * as z from 'zod/mini';

/** Parts of a draft, as its address names them. */
export const editorParts = ['campaign', 'unit', 'keyword', 'creative'] as const;
export type EditorPart = (typeof editorParts)[number];

export const steps = ['style', 'keywords', 'creatives', 'upload'] as const;
export type EditorStep = (typeof steps)[number];

/** Which campaign or unit is shown; absent or unknown: the first one. */
export const draftAddressSchema = z.object({
  row: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(64))), undefined),
});

export function partOf(text: string | undefined): EditorPart {
  return editorParts.find((part) => part === text) ?? 'campaign';
}

export function stepOfPart(part: EditorPart): EditorStep {
  return part === 'keyword' ? 'keywords' : part === 'creative' ? 'creatives' : 'style';
}

const partsOfSteps = {
  style: 'campaign',
  keywords: 'keyword',
  creatives: 'creative',
  upload: 'creative',
} as const;
export function partOfStep(step: EditorStep): EditorPart {
  return partsOfSteps[step];
}
