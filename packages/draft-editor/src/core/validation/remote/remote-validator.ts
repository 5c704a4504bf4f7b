import type { ProviderLimits } from '../../limits/provider-limits';
import { emptyDraft, type Draft } from '../../model/draft';
import { changedGroups } from '../../model/group-changes';
import { rowLookup } from '../../model/row-lookup';
import type { OwnRule } from '../../own-rules/own-rule';
import { draftIssues, type DraftIssues, type GroupIssues } from '../draft-issues';
import type { Issue } from '../issue';
import type { CheckRequest, CheckResponse } from './messages';

export interface RemoteValidatorOptions {
  /** Sends to a `createValidatorHost` in another thread. */
  send: (request: CheckRequest) => void;
  limits: ProviderLimits;
  ownRules?: readonly OwnRule[];
  /** Gets the issues of the last checked draft. */
  onIssues: (issues: DraftIssues, draft: Draft) => void;
  /** Lets other work run between two parts of a large change. */
  pause: () => Promise<void>;
}

export interface RemoteValidator {
  /** Checks a draft soon; of several waiting drafts, the last one. */
  check: (draft: Draft) => void;
  /** Takes a message of the other thread. */
  receive: (response: CheckResponse) => void;
}

/** Maximum number of rows or ids in one message. */
const maxRows = 2_000;

/** A validator in another thread: changes are sent to it, and it returns changed issues. */
export function createRemoteValidator(options: RemoteValidatorOptions): RemoteValidator {
  const { send, limits, ownRules = [], onIssues, pause } = options;
  let sent = emptyDraft();
  let wanted: Draft | undefined;
  let isSending = false;
  let number = 0;
  let checking: Draft | undefined;
  let groups = new Map<string, GroupIssues>();
  let arriving = new Map<string, Map<string, readonly Issue[]>>();
  send({ type: 'options', limits, ownRules });

  async function sendNext(): Promise<void> {
    // the answer to the last check comes first: of several waiting drafts, only the last one is checked
    if (isSending || checking || wanted === undefined) return;
    isSending = true;
    const draft = wanted;
    wanted = undefined;
    let size = 0;
    for (const message of changeMessages(sent, draft)) {
      send(message);
      size +=
        message.type === 'rows' ? message.rows.length : message.type === 'group' ? message.ids.length : 0;
      if (size < maxRows) continue;
      size = 0;
      await pause();
    }
    number++;
    sent = draft;
    checking = draft;
    isSending = false;
    send({ type: 'check', number, name: draft.name });
  }

  return {
    check(draft) {
      if (draft === sent && !wanted) return;
      wanted = draft;
      void sendNext();
    },
    receive(response) {
      if (response.type === 'issues') {
        const known = arriving.get(response.key) ?? new Map<string, readonly Issue[]>();
        for (const [id, issues] of response.issues) known.set(id, issues);
        arriving.set(response.key, known);
        return;
      }
      const draft = checking;
      if (!draft || response.number !== number) return;
      groups = new Map([...groups, ...arriving]);
      for (const key of response.cleared) groups.delete(key);
      arriving = new Map();
      checking = undefined;
      onIssues(draftIssues(draft, groups), draft);
      void sendNext();
    },
  };
}

function* changeMessages(before: Draft, after: Draft): Generator<CheckRequest> {
  const groups = changedGroups(before, after);
  for (const { kind, rows } of groups) {
    const known = rowLookup(before, kind);
    const changed = rows.filter((row) => known(row.id) !== row);
    for (let at = 0; at < changed.length; at += maxRows)
      yield { type: 'rows', kind, rows: changed.slice(at, at + maxRows) };
  }
  for (const { kind, parentId, rows } of groups)
    yield { type: 'group', kind, parentId, ids: rows.map(({ id }) => id) };
}
