/** Why a word is sensitive. */
export const sensitiveCategories = [
  'gambling',
  'medical',
  'adult',
  'finance',
  'superlative',
  'tobacco',
  'weapons',
  'drugs',
  'counterfeit',
  'fraud',
  'education',
  'superstition',
  'surveillance',
] as const;
export type SensitiveCategory = (typeof sensitiveCategories)[number];

/** Words of one language: for each category the reason, and the words separated by ` / `. */
export type WordList = Readonly<Record<SensitiveCategory, { note: string; words: string }>>;
