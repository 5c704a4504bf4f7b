import type { Language } from '@meridian/i18n/core';
import { helperColumns, type HelperColumnId } from '../../workbooks/helper-columns';
import type { NewSheet, NewSheetColumn, NewSheetRow, NewWorkbook } from '../../workbooks/new-workbook';
import type { BusinessTree } from '../business-points/business-tree';
import { childrenOf, parentIdsInOrder, rowsInOrder, type Draft } from '../model/draft';
import type { RowKind } from '../model/rows';
import { removeOption } from '../values/field-options';
import type { FieldValues } from '../values/parse-field-text';
import { businessFinder } from './business-names';
import { draftMark, parentsKey, writeExportedRow } from './exported-row';
import { importFieldsOfKind, importKinds } from './import-fields';
import { textOf } from './import-index';
import { templateColumn } from './import-template';
import { pictureFinder, pictureSpelling, type LibraryPictureName } from './library-pictures';
import { helperNotes, sheetTitles } from './texts/template-texts';
import { businessSpelling, writeValue, type CellNames } from './write-value';

export interface DraftExportOptions {
  language: Language;
  draftId: string;
  /** Only these rows, with everything in them; all rows if absent. */
  rows?: RowsToExport | undefined;
  /** If absent, businesses are written as ids. */
  businesses?: BusinessTree | undefined;
  /** Library pictures whose id or name occurs in the draft; a picture that is not among them is written as its id. */
  pictures?: readonly LibraryPictureName[] | undefined;
  /** Id at the provider of a row that is in the account. */
  providerIdOf?: ((kind: RowKind, id: string) => string | undefined) | undefined;
}

/** Rows of one kind. */
export interface RowsToExport {
  kind: RowKind;
  ids: ReadonlySet<string>;
}

/**
 * Rows of a draft as a workbook with headers in one language. Each row has its id, so that `planImport` finds it in the same draft; imported
 * by names into an empty draft, it gives the same rows, except for data that no cell carries: see docs/draft-workbooks.md. A selection has
 * sheets only for its kinds of rows.
 */
export function draftWorkbook(
  draft: Draft,
  { language, draftId, rows, businesses, pictures = [], providerIdOf }: DraftExportOptions,
): NewWorkbook {
  const findBusinesses = businesses && businessFinder(businesses);
  const findPictures = pictureFinder(pictures, draft);
  const nameById = new Map(pictures.map(({ id, name }) => [id, name.trim()]));
  const names: CellNames = {
    language,
    businessName: (id) => businessSpelling(id, businesses, findBusinesses),
    pictureName: (picture) => pictureSpelling(picture, nameById.get(picture.imageId) ?? '', findPictures),
  };
  const source = { draft, mark: draftMark(draftId), names, parents: parentNames(draft), providerIdOf };
  const isSelected = selection(rows);
  const sheets = importKinds.map((kind) => draftSheet(source, kind, isSelected));
  return { sheets: rows ? sheets.filter((sheet) => sheet.rows.length > 0) : sheets };
}

/** Tells whether a row is exported; parents are asked first. */
function selection(rows: RowsToExport | undefined) {
  const parentIds = new Set<string>();
  return (kind: RowKind, id: string, parentId: string): boolean => {
    if (!rows) return true;
    const isSelected = (kind === rows.kind && rows.ids.has(id)) || parentIds.has(parentId);
    if (isSelected) parentIds.add(id);
    return isSelected;
  };
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

interface ExportSource extends Pick<DraftExportOptions, 'providerIdOf'> {
  draft: Draft;
  mark: string;
  names: CellNames;
  parents: ParentNames;
}

function draftSheet(source: ExportSource, kind: RowKind, isSelected: ReturnType<typeof selection>): NewSheet {
  const { draft, mark, names, parents, providerIdOf } = source;
  const fields = importFieldsOfKind(kind);
  const helpers = providerIdOf
    ? (['remove', 'rowId', 'accountId', 'exported'] as const)
    : (['remove', 'rowId', 'exported'] as const);
  return {
    name: sheetTitles[kind][names.language],
    columns: [
      ...fields.map((field) => templateColumn(kind, field, names.language, { isExport: true })),
      ...helpers.map((helper) => helperColumn(helper, names.language)),
    ],
    rows: parentIdsInOrder(draft, kind).flatMap((parentId) => {
      const rows = childrenOf<RowKind>(draft, kind, parentId).filter(({ id }) =>
        isSelected(kind, id, parentId),
      );
      const own = parents.get(parentId);
      const key = parentsKey(textOf(own?.['campaignName']), textOf(own?.['adgroupName']));
      return rows.map((row): NewSheetRow => {
        const values: FieldValues = { ...own, ...row };
        const cells = fields.map((field) => writeValue(field, values, names));
        const named = fields.flatMap((field, at) =>
          isNamedElsewhere(field) && cells[at] ? [[field, cells[at]] as const] : [],
        );
        const account = providerIdOf ? [providerIdOf(kind, row.id) ?? ''] : [];
        const exported = { draft: mark, parents: key, fields: { ...row }, names: Object.fromEntries(named) };
        const text = writeExportedRow(kind, exported);
        return { cells: [...cells, '', row.id, ...account, text], isExample: false, marked: [] };
      });
    }),
  };
}

/** Fields whose cells name things outside of the draft. */
const isNamedElsewhere = (field: string) => field === 'businessPointId' || field === 'imageId';

function helperColumn(
  helper: Extract<HelperColumnId, keyof typeof helperNotes>,
  language: Language,
): NewSheetColumn {
  return {
    head: helperColumns[helper].titles[language],
    note: helperNotes[helper][language],
    values: helper === 'remove' ? [removeOption.labels[language]] : [],
    isHidden: helper === 'exported',
  };
}
