import { lengthIn } from '../../length';
import type { Finding, RowRule } from '../rule';

const advisedFirst = 30;
const advisedTogether = 100;

/** Longer descriptions take more of the page: 30 or more in the first line, over 100 in both. */
export const descriptionAdvice: RowRule<'creative'> = {
  id: 'description-advice',
  appliesTo: 'creative',
  severity: 'advice',
  codes: ['description_short', 'descriptions_short'],
  check: ({ description1, description2 }, { options }) => {
    const first = lengthIn(options.lengthUnit, description1);
    const together = first + lengthIn(options.lengthUnit, description2);
    const findings: Finding[] = [];
    if (first > 0 && first < advisedFirst)
      findings.push({
        field: 'description1',
        code: 'description_short',
        params: { min: advisedFirst, length: first },
      });
    if (first > 0 && together <= advisedTogether)
      findings.push({
        field: 'description2',
        code: 'descriptions_short',
        params: { min: advisedTogether, length: together },
      });
    return findings;
  },
};
