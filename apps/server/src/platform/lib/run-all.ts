/**
 * Runs all steps in order, even if earlier ones fail.
 *
 * Errors: that of the failed step, or an `AggregateError` if several failed.
 */
export async function runAll(steps: readonly (() => unknown)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, 'Several steps failed.');
  if (errors.length === 1) throw errors[0];
}
