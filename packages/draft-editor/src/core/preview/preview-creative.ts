import { lengthIn, type LengthUnit } from '../length';
import type { ProviderLimits, TextLimit } from '../limits/provider-limits';
import { childrenOf, findRow, tableOf, type Draft } from '../model/draft';
import type { Row } from '../model/rows';
import { parentOf } from '../model/table';
import type { copyFields } from '../rules/creative/creative-fields';
import { longestKeyword } from '../rules/creative/wildcard-overflow';
import { checkUrl } from '../urls/check-url';
import { fillWildcards, parseWildcards } from '../wildcards/wildcards';

type CopyFieldName = (typeof copyFields)[number];

export type PreviewDevice = 'mobile' | 'computer';
/** Content of keyword wildcards: their default words, or the longest keyword of the unit. */
export type KeywordMode = 'default' | 'longest';

export interface PreviewOptions {
  limits: ProviderLimits;
  /** If absent, the region wildcard shows its own word. */
  region?: string | undefined;
  keywordMode: KeywordMode;
  /** Determines the final URL. */
  device: PreviewDevice;
}

/** A part of a text, by its origin. Never empty. */
export interface PreviewPart {
  type: 'text' | 'keyword' | 'region';
  text: string;
}

/** A field that shows its default words because it exceeds its limit with the keyword. */
export interface PreviewOverflow {
  field: CopyFieldName;
  keyword: string;
  /** Length with the keyword. */
  length: number;
  max: number;
  /** Of both lengths. */
  unit: LengthUnit;
}

export interface PreviewedCreative {
  title: readonly PreviewPart[];
  /** Both description lines. */
  description: readonly PreviewPart[];
  /** URL of the creative, otherwise of its unit; empty if there is none. */
  finalUrl: string;
  /** Host of the final URL; empty if the URL is missing or invalid. */
  host: string;
  overflows: readonly PreviewOverflow[];
}

/**
 * A creative as searchers see it.
 *
 * Shape:  `creative` is an id, or a row of the draft with its values while they are typed.
 * Units:  lengths are as the provider counts them.
 * Errors: `RangeError` for an unknown id; a row that is not in the draft has no keywords and no URL of a unit.
 */
export function previewCreative(
  draft: Draft,
  creative: string | Row<'creative'>,
  { limits, region, keywordMode, device }: PreviewOptions,
): PreviewedCreative {
  const row = typeof creative === 'string' ? existingCreative(draft, creative) : creative;
  const unitId = parentOf(tableOf(draft, 'creative'), row.id) ?? '';
  const keyword =
    keywordMode === 'longest'
      ? longestKeyword(childrenOf(draft, 'keyword', unitId), limits.keyword)
      : undefined;
  const preview = (field: CopyFieldName) =>
    previewField(row[field], { field, limit: limits[field], keyword, region });
  const title = preview('title');
  const first = preview('description1');
  const second = preview('description2');
  const urlField = device === 'mobile' ? 'mobileFinalUrl' : 'pcFinalUrl';
  const finalUrl = row[urlField] || (findRow(draft, 'unit', unitId)?.[urlField] ?? '');
  return {
    title: title.parts,
    description: joinLines(first.parts, second.parts),
    finalUrl,
    host: checkUrl(finalUrl) === null ? new URL(finalUrl).hostname : '',
    overflows: [title, first, second].flatMap(({ overflow }) => overflow ?? []),
  };
}

function existingCreative(draft: Draft, id: string): Row<'creative'> {
  const row = findRow(draft, 'creative', id);
  if (row === undefined) throw new RangeError(`no creative ${id}`);
  return row;
}

interface PreviewedField {
  parts: readonly PreviewPart[];
  overflow: PreviewOverflow | null;
}

function previewField(
  text: string,
  {
    field,
    limit,
    keyword,
    region,
  }: {
    field: CopyFieldName;
    limit: TextLimit;
    keyword: string | undefined;
    region: string | undefined;
  },
): PreviewedField {
  const { overflows } = fillWildcards(text, { keyword, region, limit });
  const keywordShown = overflows ? undefined : keyword;
  const parts = parseWildcards(text).tokens.map((token): PreviewPart => {
    if (token.type === 'text') return { type: 'text', text: token.text };
    return { type: token.type, text: (token.type === 'region' ? region : keywordShown) ?? token.word };
  });
  // a text that is too long with its default words is a separate error
  const isKeywordTooLong =
    overflows && keyword !== undefined && !fillWildcards(text, { region, limit }).overflows;
  const length = () => lengthIn(limit.unit, fillWildcards(text, { keyword, region }).text);
  return {
    parts: parts.filter((part) => part.text !== ''),
    overflow: isKeywordTooLong
      ? { field, keyword, length: length(), max: limit.max, unit: limit.unit }
      : null,
  };
}

/** Joins the lines; words of Latin script need a space between them. */
function joinLines(first: readonly PreviewPart[], second: readonly PreviewPart[]): readonly PreviewPart[] {
  const isLatin = /[\x21-\x7e]$/.test(textOf(first)) && /^[\x21-\x7e]/.test(textOf(second));
  return isLatin ? [...first, { type: 'text', text: ' ' }, ...second] : [...first, ...second];
}

function textOf(parts: readonly PreviewPart[]): string {
  return parts.map(({ text }) => text).join('');
}
