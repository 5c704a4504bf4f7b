import { lengthIn } from '../../length';
import { urlOfLength } from '../examples';
import { rowRule } from '../rule';
import { sharedMessages } from '../shared-messages';

const fields = ['pcFinalUrl', 'mobileFinalUrl'] as const;

/** Checks URLs together with the monitor suffix that is appended to them. */
export const finalUrlLength = rowRule({
  id: 'final-url-length',
  appliesTo: 'unit',
  severity: 'error',
  title: { en: 'Final URL too long', cn: '最终访问网址过长', tw: '最終到達網址過長' },
  messages: [
    {
      ...sharedMessages.url_too_long,
      examples: () => [
        {
          fails: { pcFinalUrl: urlOfLength(1_024), monitorSuffix: 'x' },
          passes: { pcFinalUrl: urlOfLength(1_024), monitorSuffix: '' },
        },
      ],
    },
  ],
  limits: ['finalUrl'],
  check: (row, { options: { limits } }) =>
    fields.flatMap((field) => {
      const { max, unit } = limits.finalUrl;
      const length = lengthIn(unit, row[field] + row.monitorSuffix);
      const isLong = row[field] !== '' && length > max;
      return isLong ? [{ field, code: 'url_too_long', params: { max, length, lengthUnit: unit } }] : [];
    }),
});
