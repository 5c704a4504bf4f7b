import type { Language } from '@meridian/i18n/core';
import type { NewSheet, NewSheetRow, NewWorkbook } from '../../workbooks/new-workbook';
import type { BusinessTree } from '../business-points/business-tree';
import { childrenOf, parentIdsInOrder, rowsInOrder, type Draft } from '../model/draft';
import type { RowKind } from '../model/rows';
import type { FieldValues } from '../values/parse-field-text';
import { businessFinder } from './business-names';
import { importFieldsOfKind, importKinds } from './import-fields';
import { templateColumn } from './import-template';
import { pictureFinder, pictureSpelling, type LibraryPictureName } from './library-pictures';
import { sheetTitles } from './texts/template-texts';
import { businessSpelling, writeValue, type CellNames } from './write-value';

export interface DraftExportOptions {
  language: Language;
  /** If absent, businesses are written as ids. */
  businesses?: BusinessTree | undefined;
  /** Library pictures whose id or name occurs in the draft; a picture that is not among them is written as its id. */
  pictures?: readonly LibraryPictureName[] | undefined;
}

/**
 * All rows of a draft as a workbook with headers in one language. Imported into an empty draft, it gives the same rows, except for data
 * that no cell carries: see docs/draft-workbooks.md.
 */
export function draftWorkbook(
  draft: Draft,
  { language, businesses, pictures = [] }: DraftExportOptions,
): NewWorkbook {
  const findBusinesses = businesses && businessFinder(businesses);
  const findPictures = pictureFinder(pictures, draft);
  const nameById = new Map(pictures.map(({ id, name }) => [id, name.trim()]));
  const names: CellNames = {
    language,
    businessName: (id) => businessSpelling(id, businesses, findBusinesses),
    pictureName: (picture) => pictureSpelling(picture, nameById.get(picture.imageId) ?? '', findPictures),
  };
  const parents = parentNames(draft);
  return { sheets: importKinds.map((kind) => draftSheet(draft, { kind, names, parents })) };
}

/** Names of the campaign and unit that contain a row, by its id. */
type ParentNames = ReadonlyMap<string, FieldValues>;

function parentNames(draft: Draft): ParentNames {
  const names = new Map<string, FieldValues>();
  for (const { id, campaignName } of rowsInOrder(draft, 'campaign')) {
    names.set(id, { campaignName });
    for (const unit of childrenOf(draft, 'unit', id))
      names.set(unit.id, { campaignName, adgroupName: unit.adgroupName });
  }
  return names;
}

function draftSheet(
  draft: Draft,
  { kind, names, parents }: { kind: RowKind; names: CellNames; parents: ParentNames },
): NewSheet {
  const fields = importFieldsOfKind(kind);
  return {
    name: sheetTitles[kind][names.language],
    columns: fields.map((field) => templateColumn(kind, field, names.language)),
    rows: parentIdsInOrder(draft, kind).flatMap((parentId) =>
      childrenOf<RowKind>(draft, kind, parentId).map((row): NewSheetRow => {
        const values: FieldValues = { ...parents.get(parentId), ...row };
        const cells = fields.map((field) => writeValue(field, values, names));
        return { cells, isExample: false, marked: [] };
      }),
    ),
  };
}
