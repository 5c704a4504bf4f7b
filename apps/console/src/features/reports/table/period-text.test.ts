import { createI18n } from '@meridian/i18n';
import { expect, it } from 'vitest';
import { periodText } from './period-text';

it.each([
  ['en', 'weekly', '2026-11-09~2026-11-15', 'W46, Nov 9–15'],
  ['en', 'weekly', '2026-11-30~2026-12-06', 'W49, Nov 30 – Dec 6'],
  ['cn', 'weekly', '2026-11-09~2026-11-15', '第46周 11-09~11-15'],
  ['tw', 'weekly', '2026-11-09~2026-11-15', '第46週 11-09~11-15'],
  ['en', 'month', '2026-10-01~2026-10-31', 'Oct 2026'],
  ['cn', 'month', '2026-10-01~2026-10-31', '2026-10'],
  ['en', 'weekly', 'none', 'none'],
] as const)('names in %s the %s period %s', async (language, period, value, name) => {
  const i18n = await createI18n({ language, namespaces: ['reports'] });
  const t = i18n.getFixedT(null, 'reports');
  expect(periodText(value, { period, isOneYear: true, language, t })).toBe(name);
});

it('names the year of a week by ISO where a range has several', async () => {
  const i18n = await createI18n({ language: 'en', namespaces: ['reports'] });
  const t = i18n.getFixedT(null, 'reports');
  const name = periodText('2026-12-28~2027-01-03', {
    period: 'weekly',
    isOneYear: false,
    language: 'en',
    t,
  });
  expect(name).toBe('W53 2026, Dec 28 – Jan 3');
});
