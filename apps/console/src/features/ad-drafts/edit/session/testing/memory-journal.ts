import type { DraftJournal, UnsavedCommands } from '../draft-journal';

/** A journal that remembers what one user has of one draft, as long as it exists. */
export function memoryJournal(left?: UnsavedCommands) {
  const state = { unsaved: left, written: [] as UnsavedCommands[], isFull: false };
  const put = (unsaved: UnsavedCommands) => {
    state.unsaved = unsaved.commands.length === 0 ? undefined : unsaved;
  };
  const journal: DraftJournal = {
    takeOver: () => Promise.resolve(state.unsaved),
    write: (_userId, _draftId, unsaved) => {
      state.written.push(unsaved);
      if (state.isFull && unsaved.commands.length > 0) return Promise.reject(new Error('full'));
      put(unsaved);
      return Promise.resolve();
    },
    remove: (_userId, _draftId, { version, ids }) => {
      const commands = state.unsaved?.commands.filter(({ id }) => !ids.includes(id)) ?? [];
      put({ version, commands });
      return Promise.resolve();
    },
  };
  return { journal, state };
}
