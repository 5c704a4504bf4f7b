import type { Page } from '@playwright/test';

/** An element as the browser renders it. */
export interface DrawnElement {
  /** Tag, role and first words. */
  name: string;
  /** Index of its parent in the list; -1 without a parent. */
  parent: number;
  /** Left, top, width and height in CSS pixels, relative to the first element. */
  box: string;
  /** All computed styles of the element ('') and of its pseudo-elements: values by line, in the order of the properties. */
  styles: Record<string, string>;
}

/** Elements of a page. */
export interface Drawing {
  /** Names of the computed properties. */
  properties: readonly string[];
  elements: readonly DrawnElement[];
}

/** A page without elements. */
export const nothingDrawn: Drawing = { properties: [], elements: [] };

/** All matching elements. */
export async function drawnIn(page: Page, selector: string): Promise<Drawing> {
  const json = await page.evaluate(describeElements, selector);
  // written by the function below
  return JSON.parse(json) as Drawing;
}

/** Runs in the page. Returns text: a hundred thousand values are slow to transfer otherwise. */
function describeElements(selector: string): string {
  // logical properties repeat the same sizes; others follow from the size of the box
  const repeated = /^(min-|max-)?(block|inline)-size$|-(block|inline)(-|$)|-origin$/;
  const elements = [...document.querySelectorAll(selector)];
  const origin = elements[0]?.getBoundingClientRect() ?? new DOMRect();
  const places = new Map(elements.map((element, index) => [element, index]));
  const properties = [...getComputedStyle(document.documentElement)].filter(
    (property) => !repeated.test(property) && !property.startsWith('--'),
  );
  const drawn = elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const styles: Record<string, string> = {};
    for (const pseudo of ['', '::before', '::after']) {
      const computed = getComputedStyle(element, pseudo);
      if (pseudo !== '' && computed.content === 'none') continue;
      styles[pseudo] = properties.map((property) => computed.getPropertyValue(property)).join('\n');
    }
    const role = element.getAttribute('role');
    const tag = element.tagName.toLowerCase() + (role ? `[role=${role}]` : '');
    return {
      name: `${tag} “${(element.textContent || '').slice(0, 24)}”`,
      parent: (element.parentElement && places.get(element.parentElement)) ?? -1,
      box: [left - origin.left, top - origin.top, width, height].map((n) => n.toFixed(1)).join(' '),
      styles,
    };
  });
  return JSON.stringify({ properties, elements: drawn });
}

/** The differences between two renderings, in words; an inherited difference is reported only for the parent. */
export function differences(expected: Drawing, actual: Drawing): string[] {
  const [before, after] = [expected.elements, actual.elements];
  if (before.length !== after.length) return [`${after.length} elements instead of ${before.length}`];
  if (expected.properties.join() !== actual.properties.join()) return ['there are other properties'];
  const found = before.map((element, index) => differencesOf(element, after[index], expected.properties));
  return found.flatMap((own, index) => {
    const inherited = found[before[index]?.parent ?? -1];
    const words = own.filter((difference) => !inherited?.includes(difference));
    return words.length > 0 ? [`${before[index]?.name}: ${words.join('; ')}`] : [];
  });
}

function differencesOf(
  before: DrawnElement,
  after: DrawnElement | undefined,
  properties: readonly string[],
): string[] {
  if (!after || before.name !== after.name) return [`there is ${after?.name} instead`];
  const moved = before.box === after.box ? [] : [`box is ${after.box}, not ${before.box}`];
  const pseudos = new Set([...Object.keys(before.styles), ...Object.keys(after.styles)]);
  return [...pseudos].reduce((words, pseudo) => {
    const [was, is] = [before.styles[pseudo], after.styles[pseudo]];
    // split only if something differs
    if (was === is) return words;
    const [old, now] = [was?.split('\n'), is?.split('\n')];
    const changed = properties.flatMap((property, place) =>
      old?.[place] === now?.[place] ? [] : [`${property}${pseudo} is ${now?.[place]}, not ${old?.[place]}`],
    );
    return [...words, ...changed];
  }, moved);
}
