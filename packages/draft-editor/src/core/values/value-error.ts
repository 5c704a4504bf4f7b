/** Why a text is not a valid value of a field. Texts: `issueMessage`. */
export type ValueErrorCode =
  | 'cell_error'
  | 'text_invalid'
  | 'text_too_long'
  | 'option_unknown'
  | 'amount_invalid'
  | 'amount_currency'
  | 'amount_decimals'
  | 'factor_invalid'
  | 'factor_decimals';

export interface ValueError<Code extends ValueErrorCode = ValueErrorCode> {
  code: Code;
  params?: Readonly<Record<string, string | number>>;
}

/** The value of a text, or the reason why it has none. */
export type ParsedValue<Value, Code extends ValueErrorCode = ValueErrorCode> =
  | { value: Value; error: null }
  | { value: null; error: ValueError<Code> };
