import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endOfPage } from './end-of-page';

it('puts every container on one page, and no more rows on a page than fit, unless they are in one container', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { maxLength: 40 }), fc.integer({ min: 1, max: 50 }), (counts, size) => {
      const containers = counts.map((count) => ({ count }));
      const seen: number[] = [];
      for (let from = 0; from < containers.length;) {
        const end = endOfPage(containers, { from, size });
        const page = counts.slice(from, end);
        expect(page.length).toBeGreaterThan(0);
        if (page.length > 1) expect(page.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(size);
        seen.push(...page);
        from = end;
      }
      expect(seen).toEqual(counts);
    }),
  );
});
