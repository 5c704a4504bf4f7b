interface ContrastCheck {
  evaluate: (this: CheckHelper, element: Element, ...rest: unknown[]) => boolean | undefined;
}

interface CheckHelper {
  data: (data: { contrastRatio?: number }) => void;
}

interface ContrastRule {
  id: string;
  matches: (element: Element, ...rest: unknown[]) => boolean;
}

/**
 * Lets axe check the contrast of equally styled texts only once: a table has hundreds of them, and the check takes most of axe's time.
 * The style of a text is its colour, size and weight, and the background and opacity of all elements that contain it. Only passed checks
 * are cached. An element without its own text is skipped at once: axe skips it only after it has searched for its labels.
 *
 * Has no effect the second time. Refers to nothing else in this file, so it can be evaluated inside a page that has axe.
 */
export function rememberContrast(): void {
  // asserted: axe exports its checks without a type
  const axe = Reflect.get(globalThis, 'axe') as {
    _audit: { checks: Record<string, ContrastCheck>; rules: ContrastRule[] };
    reset: () => void;
  };
  const passed = new Set<string>();

  function lookOf(element: Element): string {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textShadow];
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(each);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') look.push(backgroundColor);
      if (backgroundImage !== 'none') look.push(backgroundImage);
      if (opacity !== '1') look.push(opacity);
    }
    return look.join(';');
  }

  function remember(check: ContrastCheck) {
    const { evaluate } = check;
    check.evaluate = function (element, ...rest) {
      const look = lookOf(element);
      if (passed.has(look)) return true;
      const ratios: number[] = [];
      const data: CheckHelper['data'] = (given) => {
        if (given.contrastRatio !== undefined) ratios.push(given.contrastRatio);
        this.data(given);
      };
      const outcome = evaluate.call({ ...this, data }, element, ...rest);
      // a hidden text also passes
      if (outcome === true && ratios.length > 0) passed.add(look);
      return outcome;
    };
    Reflect.set(check, 'remembers', true);
  }

  const formElements = ['INPUT', 'SELECT', 'TEXTAREA'];
  const hasText = (element: Element) =>
    [...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== '');

  function leaveOutWithoutText(rule: ContrastRule) {
    const { matches } = rule;
    rule.matches = function (element, ...rest) {
      return (
        (formElements.includes(element.nodeName) || hasText(element)) && matches.call(this, element, ...rest)
      );
    };
    Reflect.set(rule, 'remembers', true);
  }

  const rememberAll = () => {
    const check = axe._audit.checks['color-contrast'];
    if (check && !Reflect.has(check, 'remembers')) remember(check);
    const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
    if (rule && !Reflect.has(rule, 'remembers')) leaveOutWithoutText(rule);
  };
  if (!Reflect.has(axe.reset, 'remembers')) {
    const { reset } = axe;
    // creates the checks again
    axe.reset = Object.assign(
      () => {
        reset();
        rememberAll();
      },
      { remembers: true },
    );
  }
  rememberAll();
}
