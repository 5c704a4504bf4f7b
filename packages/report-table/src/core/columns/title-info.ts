import type { Unit } from '../format/format-value';

/** A column as a server describes it. Everything except the key may be missing or unknown. */
export interface TitleInfo {
  id?: string | number | undefined;
  /** The title of the column. */
  titleName?: string | null | undefined;
  /** What the column shows, as plain text with line breaks: a tooltip of the header, and text in its menu. */
  description?: string | null | undefined;
  /** The field of a row that the column shows, or the path to it: `campaign.name`. */
  dataKey: string;
  /** Whether users can sort by the column, see `mode`. */
  isSort?: boolean | undefined;
  /** Long, Double, Integer and number make a column of numbers; anything else is text. */
  valueType?: 'Long' | 'Double' | 'Integer' | 'number' | (string & {}) | undefined;
  /** text, img, render or html; anything else is text. */
  domType?: 'text' | 'img' | 'render' | 'html' | (string & {}) | undefined;
  /** A unit of `formatValue`. */
  unit?: Unit | (string & {}) | null | undefined;
  /** Shown after the title, for example the currency. */
  unitDesc?: string | null | undefined;
  /** Set if the unit must not be changed by a host that lets users change units. The table itself does not. */
  fixedUnit?: boolean | undefined;
  /** CSS pixels at the medium size. */
  width?: number | undefined;
  minWidth?: number | undefined;
  fixed?: 'left' | 'right' | boolean | undefined;
  /** Title of a group. Adjacent columns of a group have a common header. */
  group?: string | undefined;
}
