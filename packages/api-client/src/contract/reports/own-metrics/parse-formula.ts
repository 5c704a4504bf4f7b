import { formulaMetrics, totalName, type Formula, type FormulaOperator } from './formula';
import { maxFormulaDepth, maxFormulaLength, maxFormulaValues } from './formula-limits';

/** Why a text is no formula; words are the texts `problems` of `ownMetrics`. */
export type FormulaProblem =
  | 'empty'
  | 'tooLong'
  | 'tooDeep'
  | 'tooManyValues'
  | 'character'
  | 'number'
  | 'unknownMetric'
  | 'valueMissing'
  | 'operatorMissing'
  | 'parenthesisMissing'
  | 'total'
  | 'noMetric';

/** What is wrong with a formula, and where. */
export interface FormulaError {
  problem: FormulaProblem;
  /** Index of the character, from 0; the length of the text for its end. */
  position: number;
  /** The text that is wrong; empty at the end. */
  text: string;
}

export type ParsedFormula = { formula: Formula; error: null } | { formula: null; error: FormulaError };

/** What input methods write for the characters of a formula; each is one character, so that positions stay. */
const spellings: Readonly<Record<string, string>> = {
  '×': '*',
  '＊': '*',
  '÷': '/',
  '／': '/',
  '−': '-',
  '－': '-',
  '＋': '+',
  '（': '(',
  '）': ')',
  '．': '.',
};
const isOperator = (text: string): text is FormulaOperator => /^[-+*/]$/.test(text);
/** A number with up to 15 digits and 6 decimals. */
const validNumber = /^\d{1,15}(\.\d{1,6})?$/;
const token = /\s+|[-+*/()]|[\d.]+|[\p{L}_][\p{L}\p{M}\p{N}_]*|./gsu;

interface Token {
  kind: 'sign' | 'number' | 'name' | 'other' | 'end';
  text: string;
  position: number;
}

/**
 * Parses a formula: `cost / total(cost)`. Names of metrics ignore case; multiplication and division come before addition and subtraction.
 *
 * Errors: as a value; the first one in the text.
 */
export function parseFormula(text: string): ParsedFormula {
  if (text.length > maxFormulaLength) {
    return { formula: null, error: { problem: 'tooLong', position: maxFormulaLength, text: '' } };
  }
  try {
    return { formula: new Parser(tokensOf(text)).parse(), error: null };
  } catch (error) {
    if (error instanceof ProblemFound) return { formula: null, error: error.found };
    throw error;
  }
}

/** Ends the parser at the first problem. */
class ProblemFound extends Error {
  readonly found: FormulaError;
  constructor(found: FormulaError) {
    super(found.problem);
    this.found = found;
  }
}

function tokensOf(text: string): Token[] {
  const plain = text.replace(/[×＊÷／−－＋（）．]/g, (character) => spellings[character] ?? character);
  const found = [...plain.matchAll(token)].filter(([piece]) => piece.trim() !== '');
  const tokens = found.map((match): Token => {
    const [piece] = match;
    return { kind: kindOf(piece), text: piece, position: match.index };
  });
  return [...tokens, { kind: 'end', text: '', position: text.length }];
}

function kindOf(piece: string): Token['kind'] {
  if (/^[-+*/()]$/.test(piece)) return 'sign';
  if (/^[\d.]/.test(piece)) return 'number';
  return /^[\p{L}_]/u.test(piece) ? 'name' : 'other';
}

class Parser {
  readonly #tokens: readonly Token[];
  #index = 0;
  #depth = 0;
  #values = 0;
  #metrics = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  parse(): Formula {
    if (this.#tokens.length === 1) this.#fail('empty');
    const formula = this.#sum();
    const { kind } = this.#next;
    if (kind !== 'end') this.#fail(kind === 'other' ? 'character' : 'operatorMissing');
    if (this.#metrics === 0) this.#fail('noMetric');
    return formula;
  }

  #sum(): Formula {
    let left = this.#product();
    for (let operator = this.#take('+', '-'); operator; operator = this.#take('+', '-')) {
      left = { kind: 'operation', operator, left, right: this.#product() };
    }
    return left;
  }

  #product(): Formula {
    let left = this.#value();
    for (let operator = this.#take('*', '/'); operator; operator = this.#take('*', '/')) {
      left = { kind: 'operation', operator, left, right: this.#value() };
    }
    return left;
  }

  #value(): Formula {
    const { kind, text } = this.#next;
    if (kind === 'sign' && text === '-') return this.#nested(() => ({ kind: 'negation', of: this.#value() }));
    if (kind === 'sign' && text === '(') return this.#nested(() => this.#closed(this.#sum()));
    if (kind === 'number') return this.#number();
    if (kind === 'name') return this.#name();
    return this.#fail(kind === 'other' ? 'character' : 'valueMissing');
  }

  /** Skips the sign, and reads what it belongs to. */
  #nested(read: () => Formula): Formula {
    if (this.#depth >= maxFormulaDepth) this.#fail('tooDeep');
    this.#depth += 1;
    this.#index += 1;
    const formula = read();
    this.#depth -= 1;
    return formula;
  }

  #closed(formula: Formula): Formula {
    const { kind, text } = this.#next;
    if (text !== ')') {
      const isJoined = kind === 'number' || kind === 'name' || text === '(';
      this.#fail(kind === 'other' ? 'character' : isJoined ? 'operatorMissing' : 'parenthesisMissing');
    }
    this.#index += 1;
    return formula;
  }

  #number(): Formula {
    const { text } = this.#next;
    if (!validNumber.test(text)) this.#fail('number');
    this.#count();
    this.#index += 1;
    return { kind: 'number', value: text };
  }

  #name(): Formula {
    const name = this.#next.text;
    const isTotal = name.toLowerCase() === totalName;
    if (isTotal) {
      const [, open, inner, close] = this.#tokens.slice(this.#index, this.#index + 4);
      const isCall = open?.text === '(' && inner?.kind === 'name';
      if (!isCall) this.#fail('total');
      this.#index += 2;
      if (close?.text !== ')') {
        this.#metric();
        this.#index += 1;
        this.#fail('parenthesisMissing');
      }
    }
    const id = this.#metric();
    this.#count();
    this.#metrics += 1;
    this.#index += isTotal ? 2 : 1;
    return { kind: 'metric', id, isTotal };
  }

  #metric() {
    const name = this.#next.text.toLowerCase();
    return formulaMetrics.find((id) => id.toLowerCase() === name) ?? this.#fail('unknownMetric');
  }

  #count(): void {
    if (this.#values >= maxFormulaValues) this.#fail('tooManyValues');
    this.#values += 1;
  }

  #take(...operators: readonly FormulaOperator[]): FormulaOperator | undefined {
    const { text } = this.#next;
    if (!isOperator(text) || !operators.includes(text)) return undefined;
    this.#index += 1;
    return text;
  }

  get #next(): Token {
    return this.#tokens[this.#index] ?? { kind: 'end', text: '', position: 0 };
  }

  #fail(problem: FormulaProblem): never {
    const { position, text } = this.#next;
    throw new ProblemFound({ problem, position, text });
  }
}
