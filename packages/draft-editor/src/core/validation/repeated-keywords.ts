import { keyOfText } from '../duplicates';
import type { Draft } from '../model/draft';
import type { Row } from '../model/rows';
import { parentOf } from '../model/table';
import { keywordInOtherUnit } from '../rules/keyword/keyword-in-other-unit';
import { issueOf, type Issue } from './issue';

type Keywords = readonly Row<'keyword'>[];

interface SeenUnit {
  keywords: Keywords;
  /** `keyOfText` of each keyword. */
  keys: readonly string[];
  campaignId: string | undefined;
  /** Ids of the rows of each keyword. */
  rowIds: Map<string, OneOrMore<string[]>>;
}

/**
 * An id itself, or a list of several: most keywords have one id, and a list for each of 100,000 would take longer than everything else
 * here.
 */
type OneOrMore<Several> = string | Several;

interface RepeatedKeywords {
  issues: ReadonlyMap<string, Issue>;
  changedUnits: ReadonlySet<string>;
}

const keysPerStep = 5_000;

/** Finds keywords that several units share. Each check looks only at the units whose keywords changed since the last one. */
export function createRepeatedKeywords() {
  const seen = new Map<string, SeenUnit>();
  const unitsOf = new Map<string, OneOrMore<Set<string>>>();
  const issues = new Map<string, Issue>();

  function addUnit(key: string, unitId: string): void {
    const present = unitsOf.get(key);
    if (present === undefined) unitsOf.set(key, unitId);
    else if (typeof present === 'string') unitsOf.set(key, new Set([present, unitId]));
    else present.add(unitId);
  }

  function removeUnit(key: string, unitId: string): void {
    const present = unitsOf.get(key);
    if (typeof present !== 'object') {
      unitsOf.delete(key);
      return;
    }
    present.delete(unitId);
    const [first] = present;
    if (first !== undefined && present.size === 1) unitsOf.set(key, first);
  }

  /** Replaces what is known about a unit; changed keywords are affected if several units have or had them. */
  function replace(unitId: string, next: SeenUnit | undefined, affected: Set<string>): void {
    const last = seen.get(unitId);
    const hasMoved = last?.campaignId !== next?.campaignId;
    for (const [key, ids] of last?.rowIds ?? []) {
      const now = next?.rowIds.get(key);
      if (!hasMoved && now !== undefined && areSame(now, ids)) continue;
      if (typeof unitsOf.get(key) === 'object') affected.add(key);
      for (const id of listOf(ids)) issues.delete(id);
      if (now === undefined) removeUnit(key, unitId);
    }
    for (const key of next?.rowIds.keys() ?? []) {
      if (!hasMoved && last?.rowIds.has(key)) continue;
      if (!last?.rowIds.has(key)) addUnit(key, unitId);
      if (typeof unitsOf.get(key) === 'object') affected.add(key);
    }
    if (next) seen.set(unitId, next);
    else seen.delete(unitId);
  }

  function judge(key: string, changed: Set<string>): void {
    const units = listOf(unitsOf.get(key));
    for (const unitId of units) {
      changed.add(unitId);
      const unit = seen.get(unitId);
      const isInCampaign = units.some(
        (other) => other !== unitId && seen.get(other)?.campaignId === unit?.campaignId,
      );
      for (const id of listOf(unit?.rowIds.get(key))) {
        if (units.length === 1) issues.delete(id);
        else issues.set(id, repeatedIssue(id, isInCampaign));
      }
    }
  }

  return {
    /** Warnings by the id of the keyword, updated by the next check, and the units in which they may have changed. */
    *checkInSteps(draft: Draft): Generator<void, RepeatedKeywords, void> {
      const affected = new Set<string>();
      const { groups } = draft.tables.keyword;
      for (const unitId of [...seen.keys()]) if (!groups.has(unitId)) replace(unitId, undefined, affected);
      for (const [unitId, keywords] of groups) {
        const last = seen.get(unitId);
        const campaignId = parentOf(draft.tables.unit, unitId);
        if (last?.keywords === keywords && last.campaignId === campaignId) continue;
        const content = last?.keywords === keywords ? last : contentOf(keywords, last);
        replace(unitId, { ...content, campaignId }, affected);
        yield;
      }
      const changedUnits = new Set<string>();
      let count = 0;
      for (const key of affected) {
        judge(key, changedUnits);
        if (++count % keysPerStep === 0) yield;
      }
      return { issues, changedUnits };
    },
  };
}

function contentOf(keywords: Keywords, last: SeenUnit | undefined): Omit<SeenUnit, 'campaignId'> {
  const keys: string[] = [];
  const rowIds: SeenUnit['rowIds'] = new Map();
  for (const [index, row] of keywords.entries()) {
    // rows whose position was not changed by an edit of another one
    const known = last?.keywords[index] === row ? last.keys[index] : undefined;
    const key = known ?? keyOfText(row.keyword);
    keys.push(key);
    if (key === '') continue;
    const present = rowIds.get(key);
    if (present === undefined) rowIds.set(key, row.id);
    else if (typeof present === 'string') rowIds.set(key, [present, row.id]);
    else present.push(row.id);
  }
  return { keywords, keys, rowIds };
}

function listOf(ids: OneOrMore<Iterable<string>> | undefined): readonly string[] {
  if (ids === undefined) return [];
  return typeof ids === 'string' ? [ids] : [...ids];
}

function areSame(one: OneOrMore<string[]>, other: OneOrMore<string[]>): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.length === other.length && one.every((id, at) => id === other[at]);
}

function repeatedIssue(id: string, isInCampaign: boolean): Issue {
  const code = isInCampaign ? 'duplicate_in_campaign' : 'duplicate_in_draft';
  return issueOf({ kind: 'keyword', id }, keywordInOtherUnit, { field: 'keyword', code });
}
