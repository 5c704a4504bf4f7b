import type { DateRange } from '@meridian/date-range/core';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { Link } from '@tanstack/react-router';

/** A question about a period, named by a text of `shell:questions`, and the address of a report that answers it. */
export interface HomeQuestion {
  id: 'noConversions' | 'dearerClicks' | 'lowQuality' | 'limitedByBudget' | 'newKeywords';
  range: DateRange;
  path: string;
  search: object;
}

/** Links to the reports that answer questions about one period. Empty without questions. */
export function Questions({ questions }: { questions: readonly HomeQuestion[] }) {
  const { t } = useTranslation(['home', 'shell']);
  const { language } = useLanguage();
  const [first] = questions;
  if (!first) return null;
  const title = t('questions.title', { range: formatDayRange(first.range, language, 'short') });
  return (
    <nav aria-label={title} className="mt-4 flex flex-wrap items-center gap-ctl">
      <h2 className="mr-1 text-14 font-semibold text-fg-1 max-desktop:w-full">{title}</h2>
      {questions.map(({ id, path, search }) => (
        <Button key={id} asChild>
          {/* asserted: the search of a page that the types cannot name here */}
          <Link to={path} search={search as never} activeProps={{}}>
            {t(`shell:questions.${id}`)}
          </Link>
        </Button>
      ))}
    </nav>
  );
}
