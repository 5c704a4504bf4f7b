import { keyOfText } from '../duplicates';
import type { Draft } from '../model/draft';
import type { Row } from '../model/rows';
import { parentOf } from '../model/table';
import type { IssueCode } from '../texts/texts';
import type { Issue } from './issue';

/** What the documentation says of the rule. */
export const repeatedKeywordRule = {
  id: 'keyword-in-other-unit',
  appliesTo: 'keyword',
  severity: 'warning',
  codes: ['duplicate_in_campaign', 'duplicate_in_draft'] satisfies IssueCode[],
} as const;

type Keywords = readonly Row<'keyword'>[];

interface SeenUnit {
  keywords: Keywords;
  campaignId: string | undefined;
  /** Ids of the rows of each keyword. */
  rowIds: Map<string, string[]>;
}

interface RepeatedKeywords {
  issues: ReadonlyMap<string, Issue>;
  changedUnits: ReadonlySet<string>;
}

const keysPerStep = 5_000;

/** Finds keywords that several units have. Each check looks only at the units whose keywords changed since the last one. */
export function createRepeatedKeywords() {
  const seen = new Map<string, SeenUnit>();
  const unitsOf = new Map<string, Set<string>>();
  const issues = new Map<string, Issue>();
  const keys = new WeakMap<Row<'keyword'>, string>();

  function keyOf(row: Row<'keyword'>): string {
    const known = keys.get(row);
    if (known !== undefined) return known;
    const key = keyOfText(row.keyword);
    keys.set(row, key);
    return key;
  }

  function rowIdsByKey(keywords: Keywords): Map<string, string[]> {
    const found = new Map<string, string[]>();
    for (const row of keywords) {
      const key = keyOf(row);
      if (key === '') continue;
      const ids = found.get(key);
      if (ids) ids.push(row.id);
      else found.set(key, [row.id]);
    }
    return found;
  }

  /** Replaces what is known of a unit, and adds the keywords that differ to the affected ones. */
  function replace(unitId: string, next: SeenUnit | undefined, affected: Set<string>): void {
    const last = seen.get(unitId);
    const hasMoved = last?.campaignId !== next?.campaignId;
    for (const [key, ids] of last?.rowIds ?? []) {
      const now = next?.rowIds.get(key);
      if (!hasMoved && now && now.length === ids.length && now.every((id, at) => id === ids[at])) continue;
      affected.add(key);
      for (const id of ids) issues.delete(id);
      if (!now) unitsOf.get(key)?.delete(unitId);
    }
    for (const key of next?.rowIds.keys() ?? []) {
      if (!hasMoved && last?.rowIds.has(key)) continue;
      affected.add(key);
      const units = unitsOf.get(key);
      if (units) units.add(unitId);
      else unitsOf.set(key, new Set([unitId]));
    }
    if (next) seen.set(unitId, next);
    else seen.delete(unitId);
  }

  function judge(key: string, changed: Set<string>): void {
    const units = [...(unitsOf.get(key) ?? [])];
    if (units.length === 0) unitsOf.delete(key);
    for (const unitId of units) {
      changed.add(unitId);
      const unit = seen.get(unitId);
      const isInCampaign = units.some(
        (other) => other !== unitId && seen.get(other)?.campaignId === unit?.campaignId,
      );
      for (const id of unit?.rowIds.get(key) ?? []) {
        if (units.length === 1) issues.delete(id);
        else issues.set(id, issueOf(id, isInCampaign));
      }
    }
  }

  return {
    /** Warnings by id of the keyword, which the next check changes, and the units in which they may have changed. */
    *checkInSteps(draft: Draft): Generator<void, RepeatedKeywords, void> {
      const affected = new Set<string>();
      const { groups } = draft.tables.keyword;
      for (const unitId of [...seen.keys()]) if (!groups.has(unitId)) replace(unitId, undefined, affected);
      for (const [unitId, keywords] of groups) {
        const last = seen.get(unitId);
        const campaignId = parentOf(draft.tables.unit, unitId);
        if (last?.keywords === keywords && last.campaignId === campaignId) continue;
        const rowIds = last?.keywords === keywords ? last.rowIds : rowIdsByKey(keywords);
        replace(unitId, { keywords, campaignId, rowIds }, affected);
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

function issueOf(id: string, isInCampaign: boolean): Issue {
  return {
    ...{ kind: 'keyword', id, field: 'keyword', ruleId: repeatedKeywordRule.id, severity: 'warning' },
    code: isInCampaign ? 'duplicate_in_campaign' : 'duplicate_in_draft',
  };
}
