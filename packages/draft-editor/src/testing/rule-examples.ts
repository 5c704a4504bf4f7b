import { applyCommand } from '../core/commands/apply-command';
import { updateOf } from '../core/commands/row-commands';
import type { Draft } from '../core/model/draft';
import { exampleDraft } from '../core/model/example-draft';
import type { RowKind } from '../core/model/rows';
import { isCommands } from '../core/rules/examples';
import { allRules, type IssueCode } from '../core/rules/registry';
import type { ExampleChange, RuleOptions, Severity } from '../core/rules/rule';

/** A draft that a rule rejects, and the closest one that it accepts. */
export interface RuleExampleDrafts {
  ruleId: string;
  code: IssueCode;
  severity: Severity;
  fails: Draft;
  passes: Draft;
  options: Partial<RuleOptions>;
}

/** The examples of all rules. */
export function ruleExampleDrafts(): RuleExampleDrafts[] {
  return allRules.flatMap(({ id, appliesTo, severity, messages }) => {
    // asserted: examples of a draft are commands
    const draftAfter = (change: ExampleChange) =>
      (isCommands(change) ? change : [updateOf(appliesTo as RowKind, `${appliesTo}-1`, change)]).reduce(
        (draft, command) => applyCommand(draft, command).draft,
        exampleDraft(),
      );
    return messages.flatMap(({ code, examples }) =>
      examples().map(({ fails, passes, options = {} }) => ({
        ruleId: id,
        code,
        severity,
        fails: draftAfter(fails),
        passes: draftAfter(passes),
        options,
      })),
    );
  });
}
