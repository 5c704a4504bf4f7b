import { translate } from '@meridian/i18n/texts';
import { expect, it } from 'vitest';
import { fileProblemCodes, rowProblemCodes } from './problem';

it.each([...fileProblemCodes, ...rowProblemCodes])('%s has a text in every language', (code) => {
  for (const language of ['cn', 'en', 'tw'] as const) {
    expect(translate(language, 'importProblems', code)).not.toMatch(/^(undefined)?$/);
  }
});
