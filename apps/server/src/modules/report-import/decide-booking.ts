import type { ImportAnswers, ImportMode, ImportQuestion } from '@meridian/api-client/contract';
import type { BookingMode, EffectiveSpan } from './core/effective-spans';
import { questionsAbout, type TargetChange } from './core/stored-questions';
import type { IncompleteLoad } from './repository/incomplete-load-sql';
import { targetKey, type LoadInput } from './repository/load-input';
import type { ParsedImport } from './repository/parsed-import';

/** A stored load with its rows, of which equal ones are merged. */
export interface InsertedLoad {
  id: string;
  input: LoadInput;
  rows: number;
}

/** A stored load and the effect of applying it. */
export interface StoredLoad extends InsertedLoad {
  mode: BookingMode;
  /** The effective load that this load completes with corrected rows. */
  completes: IncompleteLoad | undefined;
  current: readonly EffectiveSpan[];
  next: readonly EffectiveSpan[];
  change: TargetChange;
}

/** Whether a load replaces or adds to the data of its days, according to the answers to several questions. */
export function modeOf(input: LoadInput, { choices }: ImportAnswers): BookingMode {
  const ids = [`less_than_before:${targetKey(input)}`, 'filtered'];
  return ids.some((id) => choices[id] === 'add') ? 'add' : 'replace';
}

/**
 * Questions of this run, and answered questions of the previous run that the answer resolved: for example, added data
 * does not decrease anything, so that question does not come up again. They remain, so that the user can see and change
 * the answers.
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

/** Whether a choice is one of a question's answers. */
function isAnswer({ answers }: ImportQuestion, choice: string | undefined): boolean {
  return answers.some((answer) => answer === choice);
}

/**
 * Whether an import can be applied now: no question is open, and its effect is still the approved one (`shown`: effects
 * as texts). Data may have been imported or undone since then.
 */
export function canApply(
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

/**
 * The effective loads with exactly the data of the file; empty if anything changes, or the data is not from an import.
 */
export function equalLoads(stored: readonly StoredLoad[]): string[] {
  const isSame = stored.every(({ input, current, change: { effect } }) => {
    const isEqual = effect.addedRows + effect.changedRows + effect.removedRows === 0;
    return isEqual && current.length === input.covered.length;
  });
  const ids = [...new Set(stored.flatMap(({ current }) => current.map(({ loadId }) => loadId)))];
  const known = ids.filter((id) => id !== null);
  return isSame && known.length === ids.length ? known : [];
}

/** Text for comparing effects, from `before` only, because answers change the rest. */
export function textOfEffect({ before }: TargetChange['effect']): string {
  return JSON.stringify(Object.entries(before).sort());
}
