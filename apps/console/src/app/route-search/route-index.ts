import type { Language } from '@meridian/i18n';
import type { RouteNode } from '../navigation/routes-tree';

/** The name of a page in one language. */
export interface PageName {
  /** A report names its section and period: `Keyword · Daily`. */
  title: string;
  /** The path of its groups in the menu: `Report centre / Search ads`. */
  trail: string;
}

/** A searchable page. */
export interface PageEntry {
  path: string;
  node: RouteNode;
  /** Names by language whose texts are loaded; never empty. */
  names: ReadonlyMap<Language, PageName>;
}

/** The names of pages in one language. */
export interface PageWords {
  titleOf: (node: RouteNode) => string;
  /** Section and full title of the report at a path; undefined if there is none. */
  reportAt: (path: string) => { section: string; title: string } | undefined;
}

export interface PageIndexInput {
  /** The routes of the user. */
  nodes: readonly RouteNode[];
  words: ReadonlyMap<Language, PageWords>;
  /** Whether the console has a page at a path. */
  hasPage: (path: string) => boolean;
}

/**
 * The searchable pages, in the order of the menu.
 *
 * Shape:  one entry per path; hidden routes with everything below them, and routes without a page, are left out.
 */
export function indexPages({ nodes, words, hasPage }: PageIndexInput): PageEntry[] {
  const entries = new Map<string, PageEntry>();
  const visit = (level: readonly RouteNode[], above: readonly RouteNode[]) => {
    for (const node of level) {
      if (node.isHidden) continue;
      if (hasPage(node.path) && !entries.has(node.path)) {
        const names = new Map(
          [...words].map(([language, own]) => [language, nameOf(node, above, own)] as const),
        );
        entries.set(node.path, { path: node.path, node, names });
      }
      visit(node.children, [...above, node]);
    }
  };
  visit(nodes, []);
  return [...entries.values()];
}

function nameOf(node: RouteNode, above: readonly RouteNode[], words: PageWords): PageName {
  const report = words.reportAt(node.path);
  const title = report?.title ?? words.titleOf(node);
  const trail = above
    .map((each) => words.titleOf(each))
    // the title already says it
    .filter((each) => each !== title && each !== report?.section);
  return { title, trail: trail.join(' / ') };
}
