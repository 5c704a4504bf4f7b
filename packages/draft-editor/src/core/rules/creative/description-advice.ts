import { lengthIn } from '../../length';
import { textOfLength } from '../examples';
import { type Finding, rowRule } from '../rule';

const advisedFirst = 30;
const advisedTogether = 100;

/** Longer descriptions take more of the page: 30 or more in the first line, over 100 in both, in the units of the provider. */
export const descriptionAdvice = rowRule({
  id: 'description-advice',
  appliesTo: 'creative',
  severity: 'advice',
  title: { en: 'Description shorter than recommended', cn: '描述短于建议长度', tw: '說明短於建議長度' },
  messages: [
    {
      code: 'description_short',
      text: {
        en: 'Use at least {{min}} {{lengthUnit}} for best results: {{length}} now.',
        cn: '建议不少于 {{min}} 个{{lengthUnit}}，目前 {{length}} 个',
        tw: '建議至少 {{min}} 個{{lengthUnit}}，目前 {{length}} 個',
      },
      examples: () => [
        {
          fails: { description1: textOfLength(29) },
          passes: { description1: textOfLength(30), description2: textOfLength(71) },
        },
      ],
    },
    {
      code: 'descriptions_short',
      text: {
        en: 'Use more than {{min}} {{lengthUnit}} in both descriptions for best results: {{length}} now.',
        cn: '建议两行描述合计超过 {{min}} 个{{lengthUnit}}，目前 {{length}} 个',
        tw: '建議兩行說明合計超過 {{min}} 個{{lengthUnit}}，目前 {{length}} 個',
      },
      examples: () => [
        {
          fails: { description1: textOfLength(50), description2: textOfLength(50) },
          passes: { description1: textOfLength(50), description2: textOfLength(51) },
        },
      ],
    },
  ],
  check: ({ description1, description2 }, { options: { limits } }) => {
    const first = lengthIn(limits.description1.unit, description1);
    const together = first + lengthIn(limits.description2.unit, description2);
    const findings: Finding<'description_short' | 'descriptions_short'>[] = [];
    if (first > 0 && first < advisedFirst)
      findings.push({
        field: 'description1',
        code: 'description_short',
        params: { min: advisedFirst, length: first, lengthUnit: limits.description1.unit },
      });
    if (first > 0 && together <= advisedTogether)
      findings.push({
        field: 'description2',
        code: 'descriptions_short',
        params: { min: advisedTogether, length: together, lengthUnit: limits.description1.unit },
      });
    return findings;
  },
});
