/** What a campaign advertises. */
export interface SearchOffer {
  /** Per unit, what follows the topic in its keywords. */
  units: Readonly<Record<string, readonly string[]>>;
  creatives: readonly SearchCreative[];
}

interface SearchCreative {
  /** `word`: the topic, as a wildcard. */
  title: (word: string, brand: string) => string;
  ideaDesc: string;
  ideaDesc2: string;
}
