import { childrenOf, type Draft } from '../model/draft';
import type { Row } from '../model/rows';
import type { DraftCommand } from './command';

/** A picture of the library to add to a unit. */
export type PictureToBind = Pick<Row<'picture'>, 'imageId' | 'theme' | 'ratio'>;

/**
 * Adds pictures to a unit, except those that it already has under the same theme, and gives a creative the theme of the first picture.
 *
 * Shape:  one command, so that it is one undo step; null if nothing changes.
 */
export function bindPictures(
  draft: Draft,
  {
    unitId,
    creative,
    pictures,
    newId,
  }: {
    unitId: string;
    /** The creative that shows the pictures. */
    creative: Pick<Row<'creative'>, 'id' | 'pictureTheme'> | undefined;
    pictures: readonly PictureToBind[];
    /** Generates ids of rows. */
    newId: () => string;
  },
): DraftCommand | null {
  const keyOf = ({ imageId, theme }: PictureToBind) => `${imageId} ${theme}`;
  const known = new Set(childrenOf(draft, 'picture', unitId).map(keyOf));
  const added = pictures.filter((picture) => !known.has(keyOf(picture)));
  const commands: DraftCommand[] = [];
  if (added.length > 0) {
    const rows = added.map(({ imageId, theme, ratio }) => ({ id: newId(), imageId, theme, ratio }));
    commands.push({ type: 'add', kind: 'picture', placements: [{ parentId: unitId, rows }] });
  }
  const [first] = pictures;
  if (creative && first && first.theme !== creative.pictureTheme) {
    const edits = [{ id: creative.id, changes: { pictureTheme: first.theme } }];
    commands.push({ type: 'update', kind: 'creative', edits });
  }
  const [only, ...others] = commands;
  if (!only) return null;
  return others.length === 0 ? only : { type: 'batch', commands };
}

/** Like `bindPictures`, for several units whose creatives keep their themes. */
export function releasePictures(
  draft: Draft,
  {
    unitIds,
    pictures,
    newId,
  }: { unitIds: readonly string[]; pictures: readonly PictureToBind[]; newId: () => string },
): DraftCommand | null {
  const commands = unitIds.flatMap((unitId) => {
    const command = bindPictures(draft, { unitId, creative: undefined, pictures, newId });
    return command ? [command] : [];
  });
  const [only, ...others] = commands;
  if (!only) return null;
  return others.length === 0 ? only : { type: 'batch', commands };
}
