import type { RuleText } from '../rules/rule';
import { sharedMessages } from '../rules/shared-messages';
import type { ValueErrorCode } from '../values/value-error';

/** Title of the errors that `parseInput` finds in typed texts. */
export const typedValueTitle: RuleText = {
  en: 'Invalid entry',
  cn: '输入的内容无效',
  tw: '輸入的內容無效',
};

/** Why a text is not a valid value of a field. */
export const valueErrorTexts: Readonly<Record<ValueErrorCode, RuleText>> = {
  cell_error: {
    en: 'This is a formula error. Enter the value.',
    cn: '这是公式错误，请填写数值',
    tw: '這是公式錯誤，請填寫數值',
  },
  text_invalid: {
    en: 'Some characters can’t be stored. Type the text again.',
    cn: '含有无法保存的字符，请重新输入',
    tw: '含有無法儲存的字元，請重新輸入',
  },
  text_too_long: {
    en: '{{length}} characters; the limit is {{max}}. Shorten the text.',
    cn: '共 {{length}} 个字符，最多可保存 {{max}} 个，请缩短',
    tw: '共 {{length}} 個字元，最多可儲存 {{max}} 個，請縮短',
  },
  option_unknown: {
    en: 'Select an option from the list.',
    cn: '请选择列表中的选项',
    tw: '請選取清單中的選項',
  },
  amount_invalid: {
    en: 'Enter a number, such as 50 or 2.80.',
    cn: '请输入数字，例如 50 或 2.80',
    tw: '請輸入數字，例如 50 或 2.80',
  },
  amount_currency: { en: 'Enter the amount in CNY.', cn: '请按人民币填写金额', tw: '請以人民幣填寫金額' },
  factor_invalid: {
    en: 'Enter a number from {{min}} to {{max}}.',
    cn: '请输入 {{min}} 至 {{max}} 的数字',
    tw: '請輸入 {{min}} 至 {{max}} 的數字',
  },
  amount_decimals: sharedMessages.amount_decimals.text,
  factor_decimals: sharedMessages.factor_decimals.text,
};
