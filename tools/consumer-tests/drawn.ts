import type { Page } from '@playwright/test';

/** An element as the browser draws it. */
export interface DrawnElement {
  /** Tag, role and first words. */
  name: string;
  /** Place of its parent in the list; -1 for none. */
  parent: number;
  /** Left, top, width and height in CSS pixels, from where the first element begins; and all that is computed. */
  style: Record<string, string>;
}

/** All elements that match. */
export async function drawnIn(page: Page, selector: string): Promise<DrawnElement[]> {
  const json = await page.evaluate(describeElements, selector);
  // written by the function below
  return JSON.parse(json) as DrawnElement[];
}

/** Runs in the page. As text: a hundred thousand values are slow to hand over otherwise. */
function describeElements(selector: string): string {
  // the same measures again, in the direction of the text; and what follows from the size of the box
  const repeated = /^(min-|max-)?(block|inline)-size$|-(block|inline)(-|$)|-origin$/;
  const elements = [...document.querySelectorAll(selector)];
  const origin = elements[0]?.getBoundingClientRect() ?? new DOMRect();
  const places = new Map(elements.map((element, index) => [element, index]));
  const properties = [...getComputedStyle(document.documentElement)].filter(
    (property) => !repeated.test(property) && !property.startsWith('--'),
  );
  const drawn = elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const style: Record<string, string> = {
      box: [left - origin.left, top - origin.top, width, height].map((n) => n.toFixed(1)).join(' '),
    };
    for (const pseudo of ['', '::before', '::after']) {
      const computed = getComputedStyle(element, pseudo);
      if (pseudo !== '' && computed.content === 'none') continue;
      for (const property of properties) style[property + pseudo] = computed.getPropertyValue(property);
    }
    const role = element.getAttribute('role');
    const tag = element.tagName.toLowerCase() + (role ? `[role=${role}]` : '');
    return {
      name: `${tag} “${(element.textContent || '').slice(0, 24)}”`,
      parent: (element.parentElement && places.get(element.parentElement)) ?? -1,
      style,
    };
  });
  return JSON.stringify(drawn);
}

/** What differs between two drawings, in words; what an element only inherits is said of its parent alone. */
export function differences(expected: readonly DrawnElement[], actual: readonly DrawnElement[]): string[] {
  if (expected.length !== actual.length) return [`${actual.length} elements instead of ${expected.length}`];
  const found = expected.map((before, index) => differencesOf(before, actual[index]));
  return found.flatMap((own, index) => {
    const inherited = found[expected[index]?.parent ?? -1];
    const words = own.filter((difference) => !inherited?.includes(difference));
    return words.length > 0 ? [`${expected[index]?.name}: ${words.join('; ')}`] : [];
  });
}

function differencesOf(before: DrawnElement, after: DrawnElement | undefined): string[] {
  if (!after || before.name !== after.name) return [`there is ${after?.name} instead`];
  return [...new Set([...Object.keys(before.style), ...Object.keys(after.style)])]
    .filter((property) => before.style[property] !== after.style[property])
    .map((property) => `${property} is ${after.style[property]}, not ${before.style[property]}`);
}
