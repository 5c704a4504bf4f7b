import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import type { AccountItemRow, ItemSection } from '../../../lib/account-items/account-item';
import { rowTotals } from '../../../lib/account-items/row-totals';
import { formatMetric } from '../../../lib/format/metrics';

/** Items that are listed; more are counted. */
const maxListed = 100;

export interface ItemTableProps {
  section: ItemSection;
  items: readonly AccountItemRow[];
  /** Null if there are several. */
  currency: string | null;
  /** A further column. */
  change?: { title: string; textOf: (item: AccountItemRow) => string } | undefined;
}

const titleOf = {
  campaign: 'campaignName',
  unit: 'adgroupName',
  keyword: 'keyword',
  searchTerm: 'searchTerm',
  designDaily: 'ideaTitle',
} as const;

/** The items that a command changes, with their totals in the period of the report. */
export function ItemTable({ section, items, currency, change }: ItemTableProps) {
  const { t } = useTranslation(['itemChanges', 'columns']);
  const totals = rowTotals(
    items.flatMap(({ rows }) => rows),
    undefined,
  );
  const keys = totals.values.map(({ key }) => key);
  const cells = (values: (typeof totals)['values']) =>
    keys.map((key) => (
      <td key={key} className={number}>
        {formatMetric(key, values.find((each) => each.key === key)?.value ?? null, currency)}
      </td>
    ));
  return (
    <div
      role="region"
      aria-label={t('list')}
      tabIndex={0}
      className="max-h-64 overflow-auto rounded-md border border-line-2 focus-ring"
    >
      <table className="w-full border-collapse text-13">
        <thead className="sticky top-0 bg-sunken text-12 text-fg-3">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-left font-medium">
              {t(`columns:${titleOf[section]}`)}
            </th>
            {keys.map((key) => (
              <th key={key} scope="col" className={`${number} font-medium`}>
                {t(`columns:${key}`)}
              </th>
            ))}
            {change && (
              <th scope="col" className={`${number} font-medium`}>
                {change.title}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.length > 1 && (
            <tr className="border-t border-line-1 font-semibold">
              <th scope="row" className="px-3 py-1.5 text-left font-semibold">
                {t('total', { total: formatValue(items.length, 't') })}
              </th>
              {cells(totals.values)}
              {change && <td />}
            </tr>
          )}
          {items.slice(0, maxListed).map((item) => (
            <tr key={item.key} className="border-t border-line-1">
              <th scope="row" className="max-w-56 px-3 py-1.5 text-left font-normal">
                <span className="block truncate text-fg-1 [unicode-bidi:plaintext]" title={item.name}>
                  {item.name || '--'}
                </span>
                {item.campaignName !== '' && (
                  <span className="block truncate text-12 text-fg-3" title={placeText(item)}>
                    {placeText(item)}
                  </span>
                )}
              </th>
              {cells(rowTotals(item.rows, undefined).values)}
              {change && <td className={number}>{change.textOf(item)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {items.length > maxListed && (
        <p className="border-t border-line-1 px-3 py-1.5 text-12 text-fg-3">
          {t('more', { total: formatValue(items.length - maxListed, 't') })}
        </p>
      )}
    </div>
  );
}

const number = 'px-3 py-1.5 text-right whitespace-nowrap tabular-nums close-signs';

/** Where an item is: its campaign, and its unit. */
function placeText({
  campaignName,
  adgroupName,
}: Pick<AccountItemRow, 'campaignName' | 'adgroupName'>): string {
  return adgroupName === '' ? campaignName : `${campaignName} › ${adgroupName}`;
}
