import { emptyDraft } from '../../model/draft';
import { withGroups, type ChildRows } from '../../model/group-changes';
import { rowLookup } from '../../model/row-lookup';
import type { Row, RowKind } from '../../model/rows';
import type { GroupIssues } from '../draft-issues';
import type { Issue } from '../issue';
import type { ValidationOptions } from '../rule-options';
import { createValidator, type Validator } from '../validate-draft';
import type { CheckRequest, CheckResponse } from './messages';

/** Maximum number of issues in one message. */
const maxIssues = 500;

/** Checks a draft for another thread, which sends its changes: connect it to the messages of a worker. */
export function createValidatorHost(
  send: (response: CheckResponse) => void,
  options?: Omit<ValidationOptions, 'limits' | 'ownRules'>,
): (request: CheckRequest) => void {
  let validator: Validator | undefined;
  let draft = emptyDraft();
  let sent: ReadonlyMap<string, GroupIssues> = new Map();
  let rows = new Map<string, Row>();
  let groups: ChildRows[] = [];

  function check({ number, name }: Extract<CheckRequest, { type: 'check' }>): void {
    if (!validator) throw new RangeError('options were not sent');
    draft = { ...withGroups(draft, groups), name };
    groups = [];
    rows = new Map();
    validator.check(draft);
    const found = validator.groups();
    for (const [key, issues] of found)
      if (sent.get(key) !== issues)
        for (const piece of piecesOf(issues)) send({ type: 'issues', key, issues: piece });
    const cleared = [...sent.keys()].filter((key) => (found.get(key)?.size ?? 0) === 0);
    sent = found;
    send({ type: 'checked', number, cleared });
  }

  return (request) => {
    if (request.type === 'options') {
      const { limits, ownRules } = request;
      validator = createValidator({ ...options, limits, ownRules });
    } else if (request.type === 'rows')
      for (const row of request.rows) rows.set(keyOf(request.kind, row.id), row);
    else if (request.type === 'check') check(request);
    else {
      const { kind, parentId, ids } = request;
      const known = rowLookup(draft, kind);
      const rowOf = (id: string) => {
        const row = rows.get(keyOf(kind, id)) ?? known(id);
        if (row === undefined) throw new RangeError(`row ${id} was not sent`);
        return row;
      };
      groups.push({ kind, parentId, rows: ids.map(rowOf) });
    }
  };
}

const keyOf = (kind: RowKind, id: string) => `${kind} ${id}`;

function piecesOf(issues: GroupIssues): (readonly [string, readonly Issue[]])[][] {
  const entries = [...issues];
  return Array.from({ length: Math.ceil(entries.length / maxIssues) }, (_, index) =>
    entries.slice(index * maxIssues, (index + 1) * maxIssues),
  );
}
