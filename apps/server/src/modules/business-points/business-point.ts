/** A business in the provider's tree. */
export interface BusinessPoint {
  id: string;
  /** Null for a root. */
  parentId: string | null;
  name: string;
  isLeaf: boolean;
}

/** A problem in a line of a file of businesses. */
export interface BusinessPointProblem {
  /** Line number from 1, including the header. */
  line: number;
  /** The problem and how to fix it, in English sentences. */
  text: string;
}
