import type { SimulatedFailure } from './check-wire-item';

export type WireObject = Readonly<Record<string, unknown>>;

/** A processed request: header status, failures and response data. */
export interface Processed {
  status: 0 | 1 | 2;
  failures: readonly (SimulatedFailure & { position: string })[];
  data: readonly unknown[];
}

const tooMany: SimulatedFailure = { code: 8002, field: '', content: '', message: '请求数据条数超过限制' };
export const unknownItem: SimulatedFailure = { code: 901002, field: '', content: '', message: '物料不存在' };

/** Processes items one by one. */
export function each(
  items: readonly WireObject[],
  one: (item: WireObject) => SimulatedFailure | WireObject,
): Processed {
  const failures: Processed['failures'][number][] = [];
  const data: unknown[] = [];
  for (const [index, item] of items.entries()) {
    const result = one(item);
    if ('code' in result && 'message' in result)
      failures.push({ ...(result as SimulatedFailure), position: `[${index}]` });
    else data.push(result);
  }
  const status = failures.length === 0 ? 0 : data.length === 0 ? 2 : 1;
  return { status, failures, data };
}

export function rejected(): Processed {
  return { status: 2, failures: [{ ...tooMany, position: '' }], data: [] };
}

export function objectsOf(value: unknown): WireObject[] {
  return Array.isArray(value)
    ? value.filter((one): one is WireObject => typeof one === 'object' && one !== null)
    : [];
}

export function numbersOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}
