/** The parts of a workbook other than its rows, as OOXML (ECMA-376) requires. */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageParts = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Fonts of the workbook in the order of their ids. */
const fonts = ['plain', 'bold'] as const;
export type Font = (typeof fonts)[number];

export interface CellStyle {
  font: Font;
  /** Excel format code; absent: the value without a format. */
  format?: string;
  /** Whether the cell remains text when a user edits it. */
  isQuoted?: boolean;
}

/** Collects the styles of cells. Id 0 is the default style. */
export function createStyles() {
  const formats = new Map<string, number>();
  const ids = new Map<string, number>([['plain ', 0]]);
  const xfs = ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'];

  /** Lower ids are Excel's built-in formats. */
  const firstFormatId = 164;
  const formatId = (format: string) => {
    const known = formats.get(format) ?? firstFormatId + formats.size;
    formats.set(format, known);
    return known;
  };
  return {
    idOf({ font, format = '', isQuoted = false }: CellStyle): number {
      const key = `${font} ${format}${isQuoted ? ' quoted' : ''}`;
      const known = ids.get(key);
      if (known !== undefined) return known;
      const id = xfs.length;
      ids.set(key, id);
      const numFmtId = format === '' ? 0 : formatId(format);
      xfs.push(
        `<xf numFmtId="${numFmtId}" fontId="${fonts.indexOf(font)}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${isQuoted ? ' quotePrefix="1"' : ''}/>`,
      );
      return id;
    },
    toXml(): string {
      const named = [...formats].map(
        ([code, id]) => `<numFmt numFmtId="${id}" formatCode="${escapeXml(code)}"/>`,
      );
      const font = (extra: string) =>
        `<font>${extra}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
      return (
        `${declaration}<styleSheet xmlns="${spreadsheet}">` +
        (named.length > 0 ? `<numFmts count="${named.length}">${named.join('')}</numFmts>` : '') +
        `<fonts count="2">${font('')}${font('<b/>')}</fonts>` +
        '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
        '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
        `<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs>` +
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
      );
    },
  };
}
export type Styles = ReturnType<typeof createStyles>;

/** Start of a sheet; `frozenRows` remain visible while scrolling. Widths are CSS pixels. */
export function sheetBegin({ widthsPx, frozenRows }: { widthsPx: readonly number[]; frozenRows: number }) {
  const pane = `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`;
  const columns = widthsPx.map(
    (px, at) => `<col min="${at + 1}" max="${at + 1}" width="${charactersOf(px)}" customWidth="1"/>`,
  );
  return (
    `${declaration}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0">` +
    `${frozenRows > 0 ? pane : ''}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>` +
    `${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`
  );
}

export const sheetEnd = '</sheetData></worksheet>';

/** Excel measures widths in digits of its default font: 7 px each, plus 5 px of padding. */
function charactersOf(px: number): string {
  return Math.max(1, (px - 5) / 7).toFixed(2);
}

export const sheetPath = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;

/** The parts that name the sheets, by path. */
export function workbookParts(sheetNames: readonly string[]): Record<string, string> {
  const each = (text: (name: string, index: number) => string) => sheetNames.map(text).join('');
  const stylesId = `rId${sheetNames.length + 1}`;
  return {
    'xl/workbook.xml':
      `${declaration}<workbook xmlns="${spreadsheet}" xmlns:r="${relationships}"><sheets>` +
      each((name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`) +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      `${declaration}<Relationships xmlns="${packageParts}/relationships">` +
      each((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)) +
      `${relation(stylesId, 'styles', 'styles.xml')}</Relationships>`,
    '_rels/.rels':
      `${declaration}<Relationships xmlns="${packageParts}/relationships">` +
      `${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    '[Content_Types].xml':
      `${declaration}<Types xmlns="${packageParts}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      override('/xl/workbook.xml', 'sheet.main') +
      override('/xl/styles.xml', 'styles') +
      `${each((_, at) => override(`/${sheetPath(at)}`, 'worksheet'))}</Types>`,
  };
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`;
}

function override(part: string, type: string): string {
  return `<Override PartName="${part}" ContentType="${types}.${type}+xml"/>`;
}

// invalid in XML 1.0: most control characters (the others are removed too), unpaired surrogates, two non-characters
const disallowed = /[\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}|\p{Surrogate}/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, and removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  return text.replace(disallowed, '').replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
