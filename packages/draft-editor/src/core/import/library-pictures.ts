import { foldName } from '../business-points/fold-name';
import { rowsInOrder, type Draft } from '../model/draft';
import type { Row } from '../model/rows';
import type { FieldValues } from '../values/parse-field-text';
import { importProblem, type DraftImportProblem } from './import-problem';

/** A picture of the material library that a file can name. */
export interface LibraryPictureName {
  id: string;
  /** Name of the uploaded file, without its extension. Several pictures can share a name. */
  name: string;
  /** Name of its theme; null if it has none. */
  theme: string | null;
  /** Null if ads show it only after a crop. */
  ratio: Row<'picture'>['ratio'] | null;
}

/**
 * Finds pictures by the text of a cell: the id, or the name with or without its file extension. Undefined if the picture may be in a
 * library that is not known.
 */
export type FindPictures = (text: string) => readonly LibraryPictureName[] | undefined;

/** The names that a cell can mean, the whole text first. */
export function pictureNamesOf(text: string): string[] {
  const name = text.trim();
  return [...new Set([name, name.replace(/\.(?:jpe?g|png)$/i, '')])].filter((each) => each !== '');
}

/** Finds pictures in the library, if it is known; pictures of the draft are also found by their ids. */
export function pictureFinder(
  library: readonly LibraryPictureName[] | undefined,
  draft: Draft,
): FindPictures {
  const byId = new Map<string, LibraryPictureName>();
  const byName = new Map<string, LibraryPictureName[]>();
  for (const { imageId, theme, ratio } of rowsInOrder(draft, 'picture'))
    byId.set(imageId, { id: imageId, name: '', theme, ratio });
  for (const picture of library ?? []) {
    byId.set(picture.id, picture);
    const key = foldName(picture.name);
    byName.set(key, [...(byName.get(key) ?? []), picture]);
  }
  return (text) => {
    const known = byId.get(text.trim());
    if (known) return [known];
    if (!library) return undefined;
    const lists = pictureNamesOf(text).map((name) => byName.get(foldName(name)) ?? []);
    return lists.find((found) => found.length > 0) ?? [];
  };
}

/** The picture that a unit gets for a row: the named picture, the theme, and the ratio from the library. */
export function resolvePicture(
  { imageId, theme }: { imageId: string; theme: string },
  find: FindPictures,
): { values: FieldValues } | { problem: DraftImportProblem } {
  const problem = (code: DraftImportProblem['code']) => ({
    problem: importProblem(code, 'imageId', { value: imageId }),
  });
  const found = find(imageId);
  if (!found) return problem('pictures_unavailable');
  if (found.length === 0) return problem('picture_unknown');
  const shown = found.flatMap(({ ratio, ...picture }) => (ratio === null ? [] : [{ ...picture, ratio }]));
  const inTheme = shown.filter((picture) => picture.theme === theme);
  const [picture, ...others] = inTheme.length > 0 ? inTheme : shown;
  if (picture === undefined) return problem('picture_ratio');
  if (others.length > 0) return problem('picture_ambiguous');
  const own = theme === '' ? (picture.theme ?? '') : theme;
  if (own === '') return { problem: importProblem('cell_empty', 'theme') };
  return { values: { imageId: picture.id, theme: own, ratio: picture.ratio } };
}

/** The spelling by which a row with this theme finds a picture: its name, or its id if other pictures share the name. */
export function pictureSpelling(
  { imageId, theme }: { imageId: string; theme: string },
  name: string,
  find: FindPictures,
): string {
  if (name === '') return imageId;
  const resolved = resolvePicture({ imageId: name, theme }, find);
  return 'values' in resolved && resolved.values['imageId'] === imageId ? name : imageId;
}
