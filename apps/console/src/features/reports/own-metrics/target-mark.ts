import type { TitleInfo } from '@meridian/api-client/contract';

/** Whether a value reaches its target; null without a value. Exact for decimal texts. */
export function meetsTarget(
  value: unknown,
  { target, unit }: { target: NonNullable<TitleInfo['target']>; unit: string | undefined },
): boolean | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const decimal = /^-?\d+(\.\d+)?$/;
  if (!decimal.test(String(value)) || !decimal.test(target.value)) return null;
  // a percentage is written as it is read
  const factor = unit === '%*100' ? 100n : 1n;
  const difference = unitsOf(String(value)) * factor - unitsOf(target.value);
  return target.better === 'higher' ? difference >= 0n : difference <= 0n;
}

/** The direction that is good for each own metric with a target, by data key. */
export function favourableTargets(
  titleInfos: readonly Pick<TitleInfo, 'dataKey' | 'target'>[],
): Readonly<Record<string, 'higher' | 'lower'>> {
  return Object.fromEntries(
    titleInfos.flatMap(({ dataKey, target }) => (target ? [[dataKey, target.better] as const] : [])),
  );
}

/** More than the decimals of values and targets. */
const places = 20;

function unitsOf(text: string): bigint {
  const [whole = '', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(places, '0').slice(0, places));
}
