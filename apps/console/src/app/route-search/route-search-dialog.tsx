import { useTranslation } from '@meridian/i18n';
import { Button, Kbd, SearchDialog } from '@meridian/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isApple } from '../../lib/device/is-apple';
import { useSwitchAccount } from '../session/use-switch-account';
import { useSignedIn } from '../shell/use-shell';
import { storeNameVisit } from './recent-names';
import { useSearchResults, type SearchChoice, type SearchResults } from './use-search-results';

export interface RouteSearchDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Finds pages, actions and everything with a name; before anything is typed, it shows what was opened recently. Pages and actions are
 * found without the server.
 */
export function RouteSearchDialog({ isOpen, onOpenChange }: RouteSearchDialogProps) {
  const { t } = useTranslation('shell');
  const [query, setQuery] = useState('');
  const { groups, choiceOf, names } = useSearchResults(query, { isOpen });
  const open = useOpenChoice();
  const hasQuery = query.trim() !== '';
  const handleOpenChange = (next: boolean) => {
    if (!next) setQuery('');
    onOpenChange(next);
  };
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isLoading = names.state === 'loading';
  return (
    <SearchDialog
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      closeLabel={t('search.close')}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      empty={<Empty query={query.trim()} isLoading={isLoading} />}
      status={hasQuery && !isLoading ? t('search.found', { count }) : ''}
      note={hasQuery && <NamesNote {...names} />}
      onChoose={(id, { isNewTab }) => {
        const choice = choiceOf(id);
        if (!choice) return;
        const isElsewhere = isNewTab && choice.kind !== 'action';
        if (!isElsewhere) handleOpenChange(false);
        open(choice, { isNewTab: isElsewhere });
      }}
      footer={<KeyHints />}
    />
  );
}

function useOpenChoice() {
  const router = useRouter();
  const switchAccount = useSwitchAccount();
  const { userId } = useSignedIn().user;
  return (choice: SearchChoice, { isNewTab }: { isNewTab: boolean }) => {
    const show = (to: string, search: Readonly<Record<string, unknown>> = {}) => {
      if (isNewTab) window.open(router.buildLocation({ to, search }).href, '_blank', 'noopener');
      else void router.navigate({ to, search });
    };
    if (choice.kind === 'action') choice.action.run();
    else if (choice.kind === 'page') show(choice.path);
    else {
      const { found, target } = choice;
      storeNameVisit(userId, found);
      if (target.kind === 'page') show(target.path, target.search);
      else if (isNewTab) show(router.latestLocation.pathname, { accountId: target.accountId });
      else switchAccount(target.accountId);
    }
  };
}

function Empty({ query, isLoading }: { query: string; isLoading: boolean }) {
  const { t } = useTranslation('shell');
  if (query === '') return t('search.hint');
  if (isLoading) return t('search.loading');
  return (
    <>
      <span className="line-clamp-3 font-medium break-words text-fg-1">{t('search.none', { query })}</span>
      <span className="mt-1 block">{t('search.noneHint')}</span>
    </>
  );
}

/** Why only pages and actions were found. */
function NamesNote({ state, retry }: SearchResults['names']) {
  const { t } = useTranslation(['shell', 'common']);
  if (state === 'offline') return t('search.offline');
  if (state !== 'failed') return null;
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {t('search.failed')}
      <Button onClick={retry}>{t('common:tryAgain')}</Button>
    </span>
  );
}

function KeyHints() {
  const { t } = useTranslation('shell');
  const hint = 'flex items-center gap-1.5';
  return (
    <>
      <span className={hint}>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t('search.move')}
      </span>
      <span className={hint}>
        <Kbd>Enter</Kbd>
        {t('search.open')}
      </span>
      <span className={hint}>
        <Kbd>{isApple ? '⌘' : 'Ctrl'}</Kbd>
        <Kbd>Enter</Kbd>
        {t('search.openNewTab')}
      </span>
    </>
  );
}
