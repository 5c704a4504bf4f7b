import { applyCommand, emptyDraft, type Draft, type DraftCommand } from '@meridian/draft-editor/core';
import type { FakeResponse } from '../../../../../testing/fake-server';
import type { SaveBody } from './open-store';

/** A server that saves commands of several users on a draft like the real one: each once, on the latest version. */
export function draftServer(startVersion: number, startDraft: Draft = emptyDraft('Winter')) {
  const saved: { id: string; command: DraftCommand }[] = [];
  let draft = startDraft;
  const add = (id: string, command: DraftCommand) => {
    draft = applyCommand(draft, command).draft;
    saved.push({ id, command });
  };
  const currentVersion = () => startVersion + saved.length;
  const save = ({ version, commands }: SaveBody): FakeResponse & { data?: unknown } => {
    const sent = new Set(commands.map(({ id }) => id));
    const since = saved.slice(version - startVersion);
    const fresh = commands.filter(({ id }) => saved.every((each) => each.id !== id));
    const isRepeated = commands.length > 0 && fresh.length === 0;
    const repeatedVersion = startVersion + saved.findLastIndex(({ id }) => sent.has(id)) + 1;
    if (isRepeated)
      return { data: { version: repeatedVersion, status: 1, savedTime: '2026-11-21T01:30:00Z' } };
    if (since.some(({ id }) => !sent.has(id))) {
      const more = { savedTime: '2026-11-21T01:30:00Z', savedBy: 'bob' };
      const changes = since.map((each, index) => ({ ...each, ...more, version: version + index + 1 }));
      return { code: 409, message: 'stale', data: { version: currentVersion(), changes } };
    }
    for (const { id, command } of fresh) add(id, command);
    return { data: { version: currentVersion(), status: 1, savedTime: '2026-11-21T01:30:00Z' } };
  };
  const hasSaved = (id: string) => saved.some((each) => each.id === id);
  return { save, add, hasSaved, draft: () => draft, version: currentVersion };
}
