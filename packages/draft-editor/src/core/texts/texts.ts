import type { SensitiveCategory } from '../sensitive/categories';
import type { enTexts } from './en';

/** Codes of the rules' findings. */
export type IssueCode = keyof typeof enTexts.codes;

/** Texts of one language, with `{{name}}` for a parameter. */
export interface IssueTexts {
  codes: Record<IssueCode, string>;
  categories: Record<SensitiveCategory, string>;
}
