import { languageTags, useLanguage, useTranslation } from '@meridian/i18n';
import { Kbd, SearchDialog, type SearchDialogItem } from '@meridian/ui';
import { FileTextIcon } from '@meridian/ui/icons';
import { useRouter } from '@tanstack/react-router';
import { Fragment, useMemo, useState } from 'react';
import { isApple } from '../../lib/device/is-apple';
import { NavIcon } from '../shell/nav-icon';
import { useShownPath, useSignedIn } from '../shell/use-shell';
import { readRecentPages } from './recent-pages';
import { createPageSearch, type Mark, type PageHit, plainHit } from './search-pages';
import { usePageIndex } from './use-page-index';

export interface RouteSearchDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Finds a page by its name in any language; before anything is typed, it shows recently opened pages. */
export function RouteSearchDialog({ isOpen, onOpenChange }: RouteSearchDialogProps) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const [query, setQuery] = useState('');
  const { hits, isRecent } = useHits(query, isOpen);
  const hasQuery = query.trim() !== '';
  const handleOpenChange = (next: boolean) => {
    if (!next) setQuery('');
    onOpenChange(next);
  };
  const handleChoose = (path: string, { isNewTab }: { isNewTab: boolean }) => {
    if (isNewTab) {
      window.open(router.buildLocation({ to: path }).href, '_blank', 'noopener');
      return;
    }
    handleOpenChange(false);
    void router.navigate({ to: path });
  };
  return (
    <SearchDialog
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      closeLabel={t('search.close')}
      query={query}
      onQueryChange={setQuery}
      groups={[{ label: t(isRecent ? 'search.recent' : 'search.pages'), items: hits.map(itemOf) }]}
      empty={
        hasQuery ? (
          <>
            <span className="line-clamp-3 font-medium break-words text-fg-1">
              {t('search.none', { query: query.trim() })}
            </span>
            <span className="mt-1 block">{t('search.noneHint')}</span>
          </>
        ) : (
          t('search.hint')
        )
      }
      status={hasQuery ? t('search.found', { count: hits.length }) : ''}
      onChoose={handleChoose}
      footer={<KeyHints />}
    />
  );
}

function useHits(query: string, isOpen: boolean) {
  const { language } = useLanguage();
  const path = useShownPath();
  const { userId } = useSignedIn().user;
  const entries = usePageIndex();
  const search = useMemo(() => createPageSearch(entries, language), [entries, language]);
  const found = useMemo(() => search(query), [search, query]);
  const isRecent = query.trim() === '';
  const recent = useMemo(() => (isOpen ? readRecentPages(userId) : []), [isOpen, userId]);
  if (!isRecent) return { hits: found, isRecent };
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const hits = recent
    .filter((each) => each !== path)
    .flatMap((each) => byPath.get(each) ?? [])
    .map((entry) => plainHit(entry, language));
  return { hits, isRecent };
}

function itemOf({ entry, title, trail, marks, other }: PageHit): SearchDialogItem {
  return {
    id: entry.path,
    icon: entry.node.icon === undefined ? <FileTextIcon /> : <NavIcon node={entry.node} />,
    content: (
      <>
        <Marked text={title} marks={marks} />
        {other && (
          <span lang={languageTags[other.language]} className="ml-2 text-fg-3">
            <Marked text={other.title} marks={other.marks} />
          </span>
        )}
      </>
    ),
    hint: trail,
  };
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
        <Kbd>{isApple ? '⌘ Enter' : 'Ctrl Enter'}</Kbd>
        {t('search.openNewTab')}
      </span>
    </>
  );
}

/** A text with some letters marked. `marks` are in order and do not overlap. */
function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark className="bg-transparent font-semibold text-accent-fg">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
