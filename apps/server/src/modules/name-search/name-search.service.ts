import {
  canOpenPage,
  channels,
  nameKinds,
  pages,
  reportPages,
  type Channel,
  type NameKind,
  type PageId,
  type Section,
} from '@meridian/api-client/contract';
import { readableChannels, type Caller } from '../../platform/lib/caller';
import type { NameSearchRepository, SearchedKind } from './name-search.repository';
import { pinyinQuery } from './pinyin-keys';

/** Words of a text that count. */
const maxWords = 8;

/** Finds what a user may open by its name. */
export function createNameSearchService({ names }: { names: NameSearchRepository }) {
  return {
    /** The best matches of each kind that the caller may open; none for a text without letters. */
    async search(caller: Caller, text: string): ReturnType<NameSearchRepository['find']> {
      const folded = (await names.fold(text)).trim();
      const words = folded.split(/\s+/u).filter(Boolean).slice(0, maxWords);
      if (words.length === 0) return { names: [], counts: [] };
      const { userId, accountIds } = caller;
      const kinds = searchedKinds(caller);
      return names.find({ userId, accountIds, kinds, folded, words, pinyin: pinyinQuery(text) });
    },
  };
}

/** Where the names of a kind are opened: in reports of a section, on a page, or everywhere. */
const targets: Record<NameKind, { section: Section } | { page: PageId } | 'anywhere'> = {
  account: 'anywhere',
  campaign: { section: 'campaign' },
  unit: { section: 'unit' },
  keyword: { section: 'keyword' },
  draft: { page: 'drafts' },
  customer: { page: 'customers' },
  company: { page: 'companies' },
  view: 'anywhere',
};

/** The kinds that a user may open. */
function searchedKinds(caller: Pick<Caller, 'permissions' | 'pages'>): SearchedKind[] {
  return nameKinds.flatMap((kind): SearchedKind[] => {
    const target = targets[kind];
    if (target === 'anywhere')
      return [kind === 'view' ? { kind, channels: readableChannels(caller) } : { kind }];
    if ('page' in target) {
      const { access, path } = pages[target.page];
      return canOpenPage(caller, access, path) ? [{ kind }] : [];
    }
    return [{ kind, channels: channelsWithPage(caller, target.section) }];
  });
}

/** Channels of which a user may open a report of a section. */
const channelsWithPage = (caller: Pick<Caller, 'permissions' | 'pages'>, section: Section): Channel[] =>
  channels.filter((channel) =>
    reportPages.some(
      (page) =>
        page.channel === channel &&
        page.section === section &&
        page.kind === 'section' &&
        page.layout === 'console' &&
        canOpenPage(caller, `report:${channel}:view`, page.path),
    ),
  );
