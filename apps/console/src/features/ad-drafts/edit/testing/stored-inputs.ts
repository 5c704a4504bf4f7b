import type { OpenInput } from '@meridian/draft-editor/core';

interface StoredInput {
  draftId: string;
  input: OpenInput;
}

/** The user's typed texts in the browser's storage, independent of the console's state. */
export function storedInputs(userId: string): Promise<StoredInput[]> {
  // asserted: the journal has written it
  return inStore('readonly', (store) => store.getAll(rangeOf(userId)) as IDBRequest<StoredInput[]>);
}

/** Restores the storage after a simulated crash. */
export async function restoreInputs(userId: string, left: readonly StoredInput[]): Promise<void> {
  await inStore('readwrite', (store) => {
    store.delete(rangeOf(userId));
    for (const each of left) store.put(each);
    return store.count();
  });
}

const rangeOf = (userId: string) => IDBKeyRange.bound([userId], [userId, []]);

function inStore<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('meridian-draft-inputs');
    opening.addEventListener('error', () => reject(new Error('no database')));
    opening.addEventListener('success', () => {
      const { result: db } = opening;
      const change = db.transaction('inputs', mode);
      const asked = request(change.objectStore('inputs'));
      change.addEventListener('complete', () => {
        db.close();
        resolve(asked.result);
      });
    });
  });
}
