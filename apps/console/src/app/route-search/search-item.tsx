import type { FoundName, NameKind } from '@meridian/api-client/contract';
import { languageTags } from '@meridian/i18n';
import type { SearchDialogItem } from '@meridian/ui';
import {
  BookmarkIcon,
  BuildingIcon,
  FileTextIcon,
  FolderIcon,
  KeyRoundIcon,
  MegaphoneIcon,
  SquarePenIcon,
  UserIcon,
  WalletIcon,
} from '@meridian/ui/icons';
import { Fragment, type ReactNode } from 'react';
import { NavIcon } from '../shell/nav-icon';
import type { Mark, PageHit } from './search-pages';
import { marksOf } from './search-pages';
import type { SearchAction } from './use-search-actions';

const nameIcons: Record<NameKind, ReactNode> = {
  account: <WalletIcon />,
  campaign: <MegaphoneIcon />,
  unit: <FolderIcon />,
  keyword: <KeyRoundIcon />,
  draft: <SquarePenIcon />,
  customer: <UserIcon />,
  company: <BuildingIcon />,
  view: <BookmarkIcon />,
};

/** A page as a result, without its id. */
export function pageItem({ entry, title, trail, marks, other }: PageHit): Omit<SearchDialogItem, 'id'> {
  return {
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

/** A name as a result, without its id. `hint`: where it belongs. */
export function nameItem(found: FoundName, query: string, hint: string): Omit<SearchDialogItem, 'id'> {
  return {
    icon: nameIcons[found.kind],
    content: (
      <bdi>
        <Marked text={found.name} marks={marksOf(query, found.name)} />
      </bdi>
    ),
    hint,
  };
}

/** An action as a result, without its id. */
export function actionItem({ icon, title, hint }: SearchAction, query: string): Omit<SearchDialogItem, 'id'> {
  return { icon, content: <Marked text={title} marks={marksOf(query, title)} />, hint };
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
