import { foldName } from '../business-points/fold-name';
import { rowsInOrder, type Draft } from '../model/draft';
import type { Row } from '../model/rows';
import type { FieldValues } from '../values/parse-field-text';
import { importProblem, type DraftImportProblem } from './import-problem';

/** A picture of the material library that a file can name. */
export interface LibraryPictureName {
  id: string;
  /** That of the uploaded file, without its extension. Several pictures can have it. */
  name: string;
  /** Name of its theme; null: none. */
  theme: string | null;
  /** null: ads show it after a crop only. */
  ratio: Row<'picture'>['ratio'] | null;
}

/**
 * Finds pictures by the text of a cell: the id, or the name with or without the extension of its file. Undefined for one that
 * may be in a library that is not known.
 */
export type FindPictures = (text: string) => readonly LibraryPictureName[] | undefined;

/** The names that a text of a cell can mean, the whole text first. */
export function pictureNamesOf(text: string): string[] {
  const name = text.trim();
  return [...new Set([name, name.replace(/\.(?:jpe?g|png)$/i, '')])].filter((each) => each !== '');
}

/** Pictures of the library, if it is known; those that the draft has already are found by their ids, too. */
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

/** What a unit gets of the picture that a row names: it, the theme, and the ratio, which the library knows. */
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

/** The spelling of a picture by which a row with this theme finds it: its name, unless others have it, or its id. */
export function pictureSpelling(
  { imageId, theme }: { imageId: string; theme: string },
  name: string,
  find: FindPictures,
): string {
  if (name === '') return imageId;
  const resolved = resolvePicture({ imageId: name, theme }, find);
  return 'values' in resolved && resolved.values['imageId'] === imageId ? name : imageId;
}
