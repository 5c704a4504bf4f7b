/**
 * Runs steps one after another, each whatever came of those before it.
 *
 * Errors: that of the step that failed, or an `AggregateError` of several.
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
