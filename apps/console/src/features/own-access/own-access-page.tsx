import {
  endpoints,
  canOpenPage,
  hasPermission,
  pageTree,
  permissions,
  type OwnRole,
  type PageTreeNode,
} from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Button, Chip, EmptyState, LoadingLine } from '@meridian/ui';
import { CheckIcon, MinusIcon } from '@meridian/ui/icons';
import { ListPage } from '@meridian/ui/shell';
import { DataTable } from '@meridian/ui/table';
import { useQuery } from '@tanstack/react-query';
import { usePermissionWords, useRoleWords } from '../../lib/access/access-words';
import { useApi } from '../../lib/api/api';
import { useListText } from '../../lib/language/use-list-text';
import { DebouncedSearchField } from '../../lib/lists/debounced-search-field';
import { ListFailed } from '../../lib/lists/list-failed';
import { usePageTitle } from '../../lib/page/use-page-title';

interface AccessRow {
  id: string;
  title: string;
  detail: string;
  isAllowed: boolean;
  why: string;
}

export interface OwnAccessPageProps {
  kind: 'pages' | 'permissions';
  /** Text that the rows must contain. */
  text: string | undefined;
  onTextChange: (text: string | undefined) => void;
}

/** The user's accessible pages (`pages`) or allowed actions (`permissions`), and the roles that grant them. */
export function OwnAccessPage({ kind, text, onTextChange }: OwnAccessPageProps) {
  const { t } = useTranslation(['access', 'routes']);
  const { language } = useLanguage();
  const title = t(kind === 'pages' ? 'routes:ownPages' : 'routes:ownPermissions');
  usePageTitle(title);
  const query = useQuery({ ...endpointOptions(useApi(), endpoints.ownRoles), select: ({ list }) => list });
  const roleWords = useRoleWords();
  const listText = useListText();
  const rowsOf = useRows(kind);
  const roles = query.data ?? [];
  const wanted = text?.toLowerCase() ?? '';
  const rows = rowsOf(roles).filter((row) => `${row.title} ${row.detail}`.toLowerCase().includes(wanted));
  return (
    <ListPage
      title={title}
      toolbar={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-page pb-3 max-desktop:px-4">
          <DebouncedSearchField
            label={t(kind === 'pages' ? 'access:roles.findPage' : 'access:own.findPermission')}
            value={text}
            onValueChange={onTextChange}
            className="w-60 max-desktop:w-full"
          />
          <p className="min-w-60 flex-1 text-fg-3">
            {t(kind === 'pages' ? 'access:own.pagesBody' : 'access:own.permissionsBody')}
            {language === 'en' && ' '}
            {query.isSuccess &&
              t('access:own.yourRoles', { roles: listText(roles.map(({ name }) => roleWords(name))) })}
          </p>
        </div>
      }
    >
      {query.isPending && <LoadingLine label={title} />}
      {query.isError && (
        <ListFailed title={t('access:own.failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && rows.length > 0 && <AccessTable kind={kind} title={title} rows={rows} />}
      {query.isSuccess && rows.length === 0 && (
        <EmptyState
          kind="noMatch"
          title={t(kind === 'pages' ? 'access:roles.noPage' : 'access:own.noPermission')}
          actions={<Button onClick={() => onTextChange(undefined)}>{t('access:users.clear')}</Button>}
          className="flex-1 border-t border-line-2"
        />
      )}
    </ListPage>
  );
}

interface AccessTableProps extends Pick<OwnAccessPageProps, 'kind'> {
  title: string;
  rows: readonly AccessRow[];
}

function AccessTable({ kind, title, rows }: AccessTableProps) {
  const { t } = useTranslation('access');
  return (
    <DataTable<AccessRow>
      caption={title}
      rows={rows}
      rowId={({ id }) => id}
      edge="page"
      columns={[
        {
          id: 'what',
          header: t(kind === 'pages' ? 'own.page' : 'own.permission'),
          meta: { cellClassName: 'py-2' },
          cell: ({ row: { original } }) => (
            <>
              <span className="font-medium">{original.title}</span>
              <span className="block text-12 wrap-anywhere text-fg-3">{original.detail}</span>
              <span className="mt-0.5 block text-12 desktop:hidden">{original.why}</span>
            </>
          ),
        },
        {
          id: 'access',
          header: t('own.access'),
          cell: ({ row: { original } }) => <AccessChip isAllowed={original.isAllowed} />,
        },
        {
          id: 'why',
          header: t('own.why'),
          meta: { hiddenBelow: 'desktop' },
          cell: ({ row: { original } }) => original.why,
        },
      ]}
    />
  );
}

function AccessChip({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useTranslation('access');
  return (
    <Chip tone={isAllowed ? 'ok' : 'mute'} icon={isAllowed ? <CheckIcon /> : <MinusIcon />}>
      {t(isAllowed ? 'own.yes' : 'own.no')}
    </Chip>
  );
}

function useRows(kind: 'pages' | 'permissions') {
  const { t } = useTranslation(['access', 'routes']);
  const wordsOf = usePermissionWords();
  const roleWords = useRoleWords();
  const listText = useListText();
  const why = (allowing: readonly OwnRole[]) =>
    allowing.length === 0
      ? t('access:own.missing')
      : t('access:own.because', { roles: listText(allowing.map(({ name }) => roleWords(name))) });
  const pageRows = (
    nodes: readonly PageTreeNode[],
    roles: readonly OwnRole[],
    parents: readonly string[],
  ): AccessRow[] =>
    nodes.flatMap(({ path, titleKey, access, children = [] }) => {
      const names = [...parents, t(`routes:${titleKey}`)];
      if (access === undefined) return pageRows(children, roles, names);
      const held = { permissions: roles.flatMap((role) => role.permissions), pages: pagesOf(roles) };
      const isAllowed = canOpenPage(held, access, path);
      const listing = roles.filter(({ pages }) => pages === null || pages.includes(path));
      const reason = access === 'session' ? t('access:own.everyone') : why(isAllowed ? listing : []);
      return [{ id: path, title: names.join(' · '), detail: path, isAllowed, why: reason }];
    });
  return (roles: readonly OwnRole[]): AccessRow[] =>
    kind === 'pages'
      ? pageRows(pageTree, roles, [])
      : permissions.map((permission) => {
          const allowing = roles.filter((role) => hasPermission(role.permissions, permission));
          const { title, sentence } = wordsOf(permission);
          return {
            id: permission,
            title,
            detail: `${sentence} ${permission}`,
            isAllowed: allowing.length > 0,
            why: why(allowing),
          };
        });
}

const pagesOf = (roles: readonly OwnRole[]) =>
  roles.some(({ pages }) => pages === null) ? null : roles.flatMap(({ pages }) => pages ?? []);
