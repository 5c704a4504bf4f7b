/** Characters of a formula. */
export const maxFormulaLength = 500;
/** Numbers and metrics of a formula. */
export const maxFormulaValues = 50;
/** Nested parentheses and signs. */
export const maxFormulaDepth = 8;
