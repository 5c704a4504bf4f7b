import {
  accountEventKinds,
  type Account,
  type AccountEvent,
  type AccountEventDay,
} from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { monthName } from '../dates/day-name';
import { formatMoney } from '../format/money';
import { useSectionName } from '../language/section-name';
import { useListText } from '../language/use-list-text';

/** Events in words. The namespace `accountEvents` must be loaded. */
export function useEventWords({ currency }: Pick<Account, 'currency'>) {
  const { t } = useTranslation(['accountEvents', 'routes']);
  const { language } = useLanguage();
  const sectionName = useSectionName();
  const listText = useListText();

  /** What happened, in lines. */
  function linesOf(event: AccountEvent): string[] {
    if (event.kind === 'note') return [event.text];
    if (event.kind === 'upload' || event.kind === 'rejection')
      return [t(event.kind, { name: event.draftName, count: event.count })];
    if (event.kind === 'budget') {
      const amount = (value: string | null) =>
        value === null ? t('budget.noBudget') : formatMoney(value, currency);
      const month = monthName(`${event.month}-01`, language);
      return event.budgets.map(({ channel, before, after }) =>
        t(`budget.${channel}`, { month, before: amount(before), after: amount(after) }),
      );
    }
    const { fileName: name, section, count } = event;
    return [t(event.kind, { name, rows: count.toLocaleString('en-US'), section: sectionName(section) })];
  }

  /** The kinds of events of some days, with their number: `2 imports, 1 note`. */
  function kindsOf(days: readonly AccountEventDay[]): string {
    return listText(
      accountEventKinds.flatMap((kind) => {
        const count = days.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0);
        return count > 0 ? t(`kinds.${kind}`, { count }) : [];
      }),
    );
  }

  return { linesOf, kindsOf };
}
