/** A business of the provider's tree. */
export interface BusinessPoint {
  id: string;
  /** null: a root. */
  parentId: string | null;
  name: string;
  isLeaf: boolean;
}

/** What is wrong with a line of a file of businesses. */
export interface BusinessPointProblem {
  /** From 1, with the header. */
  line: number;
  /** What is wrong and what to do, in English, as sentences. */
  text: string;
}
