import type { ImportAnswers, ImportQuestion } from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { imports } from '../../../platform/db/schema';

/**
 * The questions of this run, and those of the run before that are settled by their answer: added data do not fall, so
 * nothing asks again. Without these a person could not see or change what was answered.
 */
export async function withAnswered(
  tx: Database,
  { id, answers }: { id: string; answers: ImportAnswers },
  asked: readonly ImportQuestion[],
): Promise<ImportQuestion[]> {
  const [stored] = await tx.select({ questions: imports.questions }).from(imports).where(eq(imports.id, id));
  const settled = (stored?.questions ?? []).filter(
    (question) =>
      isAnswer(question, answers.choices[question.id]) && !asked.some((one) => one.id === question.id),
  );
  return [...asked, ...settled];
}

/** Whether a choice is one of the answers to a question. */
export function isAnswer({ answers }: ImportQuestion, choice: string | undefined): boolean {
  return answers.some((answer) => answer === choice);
}
