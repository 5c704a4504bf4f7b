import { lengthIn } from '../../length';
import { urlOfLength } from '../examples';
import { rowRule } from '../rule';
import { sharedMessages } from '../shared-messages';

const fields = ['pcFinalUrl', 'mobileFinalUrl', 'miniProgramUrl'] as const;

export const creativeUrlLength = rowRule({
  id: 'creative-url-length',
  appliesTo: 'creative',
  severity: 'error',
  title: { en: 'Creative URL too long', cn: '创意网址过长', tw: '素材網址過長' },
  messages: [
    {
      ...sharedMessages.url_too_long,
      examples: () => [
        { fails: { pcFinalUrl: urlOfLength(1_025) }, passes: { pcFinalUrl: urlOfLength(1_024) } },
        { fails: { mobileFinalUrl: urlOfLength(1_025) }, passes: { mobileFinalUrl: urlOfLength(1_024) } },
        { fails: { miniProgramUrl: urlOfLength(1_025) }, passes: { miniProgramUrl: urlOfLength(1_024) } },
      ],
    },
  ],
  limits: ['finalUrl'],
  check: (row, { options: { limits } }) =>
    fields.flatMap((field) => {
      const { max, unit } = limits.finalUrl;
      const length = lengthIn(unit, row[field]);
      return length > max ? [{ field, code: 'url_too_long', params: { max, length, lengthUnit: unit } }] : [];
    }),
});
