interface GuideOptions<Props> {
  /** Roles and states that assistive technology announces. */
  roles: string;
  /** Keys and their effects, in the order of use; none for a component without interaction. */
  keys?: readonly (readonly [keys: string, effect: string])[];
  /** `new`: props may still change. */
  status?: 'stable' | 'new';
  /** Args in Chinese, which replace the English ones when the toolbar selects the language. */
  cn?: Partial<Props>;
  tw?: Partial<Props>;
}

/** Parameters of a story file: the guide of the docs page, and the component's args in Chinese. */
export function guide<Props>({ roles, keys = [], status = 'stable', cn, tw }: GuideOptions<Props>) {
  return { guide: { roles, keys, status }, ...textsOf<Props>({ cn, tw }) };
}

/** Parameters of one story: its args in Chinese. */
export function textsOf<Props>(texts: { cn?: Partial<Props> | undefined; tw?: Partial<Props> | undefined }) {
  return { texts };
}
