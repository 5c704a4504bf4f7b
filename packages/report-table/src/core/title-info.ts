/** A column as a server describes it. Everything but the key may be missing or unknown. */
export interface TitleInfo {
  id?: string | number;
  titleName?: string | null;
  /** The field of a row that the column shows. */
  dataKey: string;
  isSort?: boolean;
  /** Long, Double and Integer are figures; anything else is text. */
  valueType?: string;
  /** text, img, render or html; anything else is text. */
  domType?: string;
  /** A unit of `formatValue`. */
  unit?: string | null;
  /** Shown after the title, for example the currency. */
  unitDesc?: string | null;
  /** The user cannot change the unit. */
  fixedUnit?: boolean;
  /** CSS pixels at the medium size. */
  width?: number;
  minWidth?: number;
  fixed?: 'left' | 'right' | boolean;
}
