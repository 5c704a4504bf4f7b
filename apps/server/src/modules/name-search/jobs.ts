import type { ModuleDependencies } from '../../kits/app-dependencies';
import { defineRecurringJob } from '../../platform/jobs';
import { createNameSearchRepository } from './name-search.repository';
import { pinyinKeys } from './pinyin-keys';

/** Names per statement. */
const batchSize = 2_000;

/** Makes new Chinese names searchable by pinyin. */
export const addPinyin = defineRecurringJob({
  queue: 'add-pinyin',
  every: 60,
  run:
    ({ db, stopping }: Pick<ModuleDependencies, 'db' | 'stopping'>) =>
    async () => {
      const names = createNameSearchRepository(db);
      for (;;) {
        const batch = await names.withoutPinyin(batchSize);
        if (batch.length > 0)
          await names.setPinyin(batch.map(({ id, name }) => ({ id, pinyin: pinyinKeys(name) })));
        if (batch.length < batchSize || stopping.aborted) return;
      }
    },
});
