import type { EndpointId } from '@meridian/api-client/contract';
import type { Module } from './define-module';

/** Endpoint ids and queue names of each module. */
type ClaimsOf<M> = M extends { audits: infer Audits; jobs?: infer Jobs }
  ? [keyof Audits, ...(Jobs extends readonly { queue: { name: string } }[] ? QueuesOf<Jobs> : [])]
  : [];
type QueuesOf<Jobs extends readonly { queue: { name: string } }[]> = {
  [Index in keyof Jobs]: Jobs[Index]['queue']['name'];
};
// with the result as a parameter: the compiler limits the depth of other recursions to 50
type AllClaims<Modules, Claims extends readonly unknown[] = []> = Modules extends readonly [
  infer First,
  ...infer Rest,
]
  ? AllClaims<Rest, [...Claims, ...ClaimsOf<First>]>
  : Claims;

type Repeated<Claims, Seen = never, Found = never> = Claims extends readonly [infer First, ...infer Rest]
  ? Repeated<Rest, Seen | First, Found | Extract<First, Seen>>
  : Found;

/** Describes what is wrong with a list of modules, in words that the compiler shows. */
type Problem<Modules> =
  | `The endpoint ${Exclude<EndpointId, AllClaims<Modules>[number]>} is in no module.`
  | `${Repeated<AllClaims<Modules>> & string} is in two modules, or twice in one.`;

/**
 * Lists the modules of the server. Compiles only if each endpoint of the contract is in exactly one module and no queue
 * is declared twice.
 */
export function listModules<const Modules extends readonly Module<never>[]>(
  modules: Modules & ([Problem<Modules>] extends [never] ? unknown : { problem: Problem<Modules> }),
): Modules {
  return modules;
}
