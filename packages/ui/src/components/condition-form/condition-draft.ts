/** How many values an operator has, and of which form. */
export type ConditionInput = 'none' | 'one' | 'range' | 'lines' | 'options';

/** An operator of a condition with its values; both ends of a range. */
export interface ConditionValues<Operator extends string> {
  operator: Operator;
  values: readonly string[];
}

/** What the user enters for one condition. */
export interface ConditionDraft<Operator extends string> {
  operator: Operator;
  /** The value, or the first of a range. */
  from: string;
  /** The end of a range. */
  to: string;
  /** Several texts, one per line. */
  lines: string;
  /** Values of selected options. */
  selected: readonly string[];
}

export function conditionDraft<Operator extends string>({
  operator,
  values,
}: ConditionValues<Operator>): ConditionDraft<Operator> {
  const [from = '', to = ''] = values;
  return { operator, from, to, lines: values.join('\n'), selected: values };
}

/** The values of a draft, each line once. `read` gets a value from its text. */
export function valuesOfDraft(
  { from, to, lines, selected }: Omit<ConditionDraft<string>, 'operator'>,
  { input, read }: { input: ConditionInput; read: (text: string) => string },
): readonly string[] {
  const values: Record<ConditionInput, () => readonly string[]> = {
    none: () => [],
    one: () => [read(from)],
    range: () => [read(from), read(to)],
    lines: () => [...new Set(lines.split('\n').map((line) => line.trim()))].filter((line) => line !== ''),
    options: () => selected,
  };
  return values[input]();
}
