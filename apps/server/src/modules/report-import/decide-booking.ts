import type { ImportAnswers, ImportMode, ImportQuestion } from '@meridian/api-client/contract';
import type { BookingMode, SpanInForce } from './core/spans-in-force';
import { questionsAbout, type TargetChange } from './core/stored-questions';
import { targetKey, type LoadInput } from './repository/load-input';
import type { MendedLoad } from './repository/mended-load-sql';
import type { ParsedImport } from './repository/parsed-import';

/** A load of the file with its rows, of which equal ones are one. */
export interface InsertedLoad {
  id: string;
  input: LoadInput;
  rows: number;
}

/** A load of the file that is stored, and what booking it changes. */
export interface StoredLoad extends InsertedLoad {
  mode: BookingMode;
  /** The load in force whose failed rows it brings. */
  mends: MendedLoad | undefined;
  current: readonly SpanInForce[];
  next: readonly SpanInForce[];
  change: TargetChange;
}

/** What a load does to the data of its days; the answers of several questions decide it. */
export function modeOf(input: LoadInput, { choices }: ImportAnswers): BookingMode {
  const ids = [`less_than_before:${targetKey(input)}`, 'filtered'];
  return ids.some((id) => choices[id] === 'add') ? 'add' : 'replace';
}

/**
 * The questions of this run, and those of the run before that are settled by their answer: added data do not fall, so
 * nothing asks again. Without these a person could not see or change what was answered.
 */
export function questionsOf(
  {
    file,
    stored,
    earlier,
  }: { file: ParsedImport; stored: readonly StoredLoad[]; earlier: readonly ImportQuestion[] },
  { choices }: ImportAnswers,
): ImportQuestion[] {
  const asked = [...file.questions, ...stored.flatMap((load) => aboutLoad(load, file))];
  const settled = earlier.filter(
    (question) => isAnswer(question, choices[question.id]) && !asked.some((one) => one.id === question.id),
  );
  return [...asked, ...settled];
}

function aboutLoad({ input, change }: StoredLoad, { totalRows }: ParsedImport): ImportQuestion[] {
  const { dataTime, failedRows } = input;
  return questionsAbout(change, { key: targetKey(input), dataTime, failedRows, rows: totalRows });
}

/** Whether a choice is one of the answers to a question. */
function isAnswer({ answers }: ImportQuestion, choice: string | undefined): boolean {
  return answers.some((answer) => answer === choice);
}

/**
 * Whether an import is booked now: nothing is open, and what was shown for approval (`shown`: effects as texts) is still what happens.
 * Data may have been imported or undone since then.
 */
export function mayBook(
  { mode, answers }: { mode: ImportMode; answers: ImportAnswers },
  {
    questions,
    stored,
    shown,
  }: { questions: readonly ImportQuestion[]; stored: readonly StoredLoad[]; shown: readonly string[] },
): boolean {
  if (mode === 'preview') return false;
  const isAnswered = questions.every((question) => isAnswer(question, answers.choices[question.id]));
  const effects = stored.map(({ change }) => textOfEffect(change.effect)).sort();
  const isAsShown = shown.length === 0 || shown.join() === effects.join();
  return isAnswered && isAsShown;
}

/** The loads in force that have exactly the data of the file; empty when something changes, or is not from an import. */
export function equalLoads(stored: readonly StoredLoad[]): string[] {
  const isSame = stored.every(({ input, current, change: { effect } }) => {
    const isEqual = effect.addedRows + effect.changedRows + effect.removedRows === 0;
    return isEqual && current.length === input.covered.length;
  });
  const ids = [...new Set(stored.flatMap(({ current }) => current.map(({ loadId }) => loadId)))];
  const known = ids.filter((id) => id !== null);
  return isSame && known.length === ids.length ? known : [];
}

/** Without what an answer changes: `before` alone says whether the data are those that were shown. */
export function textOfEffect({ before }: TargetChange['effect']): string {
  return JSON.stringify(Object.entries(before).sort());
}
