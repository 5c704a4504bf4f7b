import { afterEach } from 'vitest';
import { isKept, latinTexts } from '../storybook-tests/untranslated';

/** Tokens and keys of the foundations are names in code; their words have separate tests. */
const isReference = (storyId: string) => /^(foundations|welcome)-/.test(storyId);

/** Visible stories are tested in Chinese (`.storybook/preview.tsx`): English words in them are not translated. */
export function failOnUntranslatedTexts(): void {
  afterEach(({ task, expect }) => {
    const { storyId } = task.meta as { storyId?: string };
    const isChinese = document.documentElement.lang.startsWith('zh');
    if (!isChinese || storyId === undefined || isReference(storyId)) return;
    expect(
      latinTexts('body').filter((text) => !isKept(text)),
      'texts of the story that are not translated',
    ).toEqual([]);
  });
}
