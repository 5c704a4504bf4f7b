import { describe, expect, it } from 'vitest';
import { applyCommand } from '../commands/apply-command';
import { updateOf } from '../commands/row-commands';
import { exampleLimits } from '../limits/example-limits';
import { exampleDraft } from '../model/example-draft';
import { openIssues } from '../validation/draft-issues';
import { createValidator } from '../validation/validate-draft';
import { inputIssues, withInputIssues } from './input-issues';
import { commandOfInput, inputState, textOfPlace } from './input-value';
import { inputKey, type InputPlace, type OpenInput } from './open-input';

const example = exampleDraft();
const budget: InputPlace = { kind: 'campaign', id: 'campaign-1', field: 'budget' };
const open = (place: InputPlace, text: string): OpenInput => ({
  ...place,
  text,
  from: textOfPlace(example, place) ?? '',
  isLeft: true,
});
const without = (kind: 'campaign' | 'keyword') =>
  applyCommand(example, { type: 'remove', kind, ids: [`${kind}-1`] }).draft;

describe('typed text', () => {
  it.each<[InputPlace, string, object]>([
    [budget, '￥1,200', { budget: 1200, budgetType: 2 }],
    [{ ...budget, field: 'bid' }, '', { bid: null }],
    [{ kind: 'keyword', id: 'keyword-1', field: 'matchType' }, '智能', { matchType: 'smart' }],
    [{ kind: 'unit', id: 'unit-1', field: 'exactNegatives' }, 'a\n\na\nb', { exactNegatives: ['a', 'b'] }],
    [{ ...budget, field: 'businessPointId' }, ' ３０１０2 ', { businessPointId: '30102' }],
    [{ ...budget, field: 'regions', part: '31' }, '1.5', { regions: [{ regionId: 31, factor: 1.5 }] }],
  ])('in %j becomes a command', (place, text, changes) => {
    const command = commandOfInput(example, open(place, text), exampleLimits);
    const edits = command?.type === 'update' ? command.edits : [];
    expect(edits).toHaveLength(1);
    expect(changes).toMatchObject(edits[0]?.changes ?? {});
  });

  it('for hours of the schedule becomes their factor', () => {
    const schedule = [{ weekday: 1, startHour: 9, endHour: 12, factor: 1 }];
    const draft = applyCommand(example, updateOf('campaign', 'campaign-1', { schedule })).draft;
    const place = { ...budget, field: 'schedule', part: '0-0-10-11' };
    expect(textOfPlace(draft, place)).toBe('1.00');
    expect(commandOfInput(draft, open(place, '2.5'), exampleLimits)).toEqual(
      updateOf('campaign', 'campaign-1', {
        schedule: [
          { weekday: 1, startHour: 9, endHour: 10, factor: 1 },
          { weekday: 1, startHour: 10, endHour: 12, factor: 2.5 },
        ],
      }),
    );
  });

  it('is open, rejected, changed, unchanged or gone', () => {
    expect(inputState(example, open(budget, '1234'), exampleLimits)).toBe('open');
    expect(inputState(example, open(budget, '88.888'), exampleLimits)).toBe('rejected');
    const changed = applyCommand(example, updateOf('campaign', 'campaign-1', { budget: 60 })).draft;
    expect(inputState(changed, open(budget, '1234'), exampleLimits)).toBe('changed');
    expect(inputState(changed, open(budget, '60.00'), exampleLimits)).toBe('unchanged');
    expect(inputState(without('campaign'), open(budget, '88.888'), exampleLimits)).toBe('gone');
  });
});

describe('a rejected text', () => {
  const inputsOf = (...inputs: OpenInput[]) => new Map(inputs.map((each) => [inputKey(each), each]));
  const check = createValidator({ limits: exampleLimits }).check;

  it('is an error of its row with its message, besides those of the rules', () => {
    const rejected = { ...open({ kind: 'keyword', id: 'keyword-1', field: 'bid' }, '1.2345') };
    const issues = check(example);
    const all = withInputIssues(issues, inputIssues(inputsOf(rejected), exampleLimits));
    expect(all.of('keyword', 'keyword-1')[0]).toEqual({
      kind: 'keyword',
      id: 'keyword-1',
      field: 'bid',
      ruleId: 'typed-value',
      severity: 'error',
      code: 'amount_decimals',
    });
    expect(all.counts('keyword').error).toBe(issues.counts('keyword').error + 1);
    expect(all.firstError('keyword')?.id).toBe('keyword-1');
    expect(
      withInputIssues(check(without('keyword')), inputIssues(inputsOf(rejected), exampleLimits)).counts(
        'keyword',
      ).error,
    ).toBe(check(without('keyword')).counts('keyword').error);
  });

  it('is an error of the draft if it is its name, also for waivers', () => {
    const issues = check(example);
    const name = inputIssues(inputsOf(open({ kind: 'draft', id: '', field: 'name' }, '#N/A')), exampleLimits);
    const all = withInputIssues(issues, name);
    expect(all.counts('draft').error).toBe(issues.counts('draft').error + 1);
    expect(all.counts().error).toBe(issues.counts().error + 1);
    expect(all.list()[0]).toMatchObject({ kind: 'draft', field: 'name', code: 'cell_error' });
    const waiver = { key: 'of another issue', reason: '', who: '', when: '' };
    expect(openIssues(all, [waiver]).counts('draft').error).toBe(all.counts('draft').error);
  });

  it('is no error while it is typed, or if it is valid', () => {
    expect(inputIssues(inputsOf({ ...open(budget, '88.888'), isLeft: false }), exampleLimits)).toEqual([]);
    expect(inputIssues(inputsOf(open(budget, '88.88')), exampleLimits)).toEqual([]);
  });
});
