import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMetrics, splitMetrics } from './demo-metrics';

it('splits metrics into plausible parts that sum to the total', () => {
  const metrics = fc
    .record({
      impression: fc.nat(100_000),
      click: fc.nat(5000),
      costCents: fc.nat(1_000_000),
      conversion: fc.nat(300),
    })
    .map((raw) => {
      const click = Math.min(raw.click, raw.impression);
      return { ...raw, click, conversion: Math.min(raw.conversion, click) };
    });
  const weights = fc.array(fc.nat(100), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(metrics, weights, fc.string(), (whole, shares, seed) => {
      const parts = splitMetrics(whole, shares, seed);
      expect(parts).toHaveLength(shares.length);
      expect(addMetrics(parts)).toEqual(whole);
      for (const part of parts) {
        expect(part.click).toBeLessThanOrEqual(part.impression);
        expect(part.conversion).toBeLessThanOrEqual(part.click);
        const { impression, click, costCents, conversion } = part;
        expect(Math.min(impression, click, costCents, conversion)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
