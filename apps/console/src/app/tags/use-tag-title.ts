import { useTranslation } from '@meridian/i18n';
import { findReport } from '../../features/reports/registry';
import { useReportNames } from '../../features/reports/use-report-names';
import { usePageNames } from '../../lib/page/page-names';
import { accountAddress } from '../../lib/session/account-address';
import { allAccounts } from '../../lib/session/current-account';
import { hasReportLayout } from '../navigation/report-layout';
import { findPath } from '../navigation/routes-tree';
import { longTitled } from '../navigation/sub-menu';
import { useNodeTitle, useSignedIn } from '../shell/use-shell';
import { linkTo } from './link-to';
import { useTags } from './tags-store';

/** The texts of a tag, in the current language. */
export interface TagTitle {
  /** Short: `Keyword · Daily`, `Feeds · Keyword · Daily`, with the account if the open pages show several. */
  title: string;
  /** From the top of the menu: `Search ads / Keyword / Daily`. */
  trail: string;
}

/** Names the tag of a path. */
export function useTagTitle(): (path: string) => TagTitle {
  const { t } = useTranslation('routes');
  const { tagOf } = useReportNames();
  const { routes } = useSignedIn();
  const titleOf = useNodeTitle();
  const accountOf = useAccountNames();
  const names = usePageNames((state) => state.names);
  return (path) => {
    const nodes = findPath(routes, path);
    const report = findReport(path);
    const node = nodes.at(-1);
    const ownTitle = names[path] ?? (node && titleOf(hasReportLayout(path) ? longTitled(node) : node));
    const title = report === undefined ? ownTitle : tagOf(report);
    const account = accountOf(path);
    return {
      title: account === undefined ? (title ?? path) : t('accountTag', { page: title ?? path, account }),
      trail: nodes
        .map((each) => titleOf(each))
        .filter((each, index, all) => each !== all[index + 1])
        .join(' / '),
    };
  };
}

/** The name of the account that the tag of a path shows; undefined if all tags show the same one. */
function useAccountNames(): (path: string) => string | undefined {
  const { t } = useTranslation('common');
  const { accounts } = useSignedIn().user;
  const tags = useTags((state) => state.tags);
  const ids = new Map(tags.map(({ path, href }) => [path, accountAddress(linkTo(href).search).accountId]));
  const isOne = new Set([...ids.values()].filter((id) => id !== undefined)).size <= 1;
  return (path) => {
    const accountId = ids.get(path);
    if (isOne || accountId === undefined) return undefined;
    if (accountId === allAccounts) return t('shell.allAccounts');
    return accounts.find((account) => account.accountId === accountId)?.accountName;
  };
}
