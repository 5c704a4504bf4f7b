import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyCommand, createValidator, exampleDraft, exampleLimits, rootId } from '../../core';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { errorRowsOf } from './error-rows';
import { placesOf } from './row-places';

it('finds the rows of a grid that have errors, also after edits', () => {
  const kinds = ['campaign', 'unit', 'keyword', 'creative'] as const;
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...kinds), (seed, kind) => {
      const [random, newId] = [seeded(seed), idSource('r')];
      const validator = createValidator({ limits: exampleLimits });
      let draft = exampleDraft();
      for (let step = 0; step < 40; step++) {
        draft = applyCommand(draft, randomCommand(draft, random, newId)).draft;
        const issues = validator.check(draft);
        const { rows, parentIds } = placesOf(draft, kind, rootId);
        const expected = rows.flatMap(({ id }, index) =>
          issues.of(kind, id).some(({ severity }) => severity === 'error') ? [index] : [],
        );
        expect(errorRowsOf(issues, { draft, kind, parentIds })).toEqual(expected);
      }
    }),
    { numRuns: 20 },
  );
});
