/** The table of operations, keyed by wire name. The wire name is an operation's only identifier. */
import { operations } from './all';
import type { FactValue, FactValues, Field, Need, Operation, Params } from './types';

export { operations };

export type OperationName = keyof typeof operations;
/** By name, so that the compiler makes the type of each once, and compares unions of them by their members. */
type AllParams = { [N in OperationName]: Params<(typeof operations)[N]['fields']> };
export type ParamsOf<N extends OperationName> = AllParams[N];

type Row = (typeof operations)[OperationName];
type DeclaredIn<R> = (R extends { facts: infer F } ? F : never) | (R extends { resultFacts: infer F } ? F : never);
type NameIn<F> = F extends unknown ? keyof F : never;
type ValueIn<F, K> = F extends unknown ? (K extends keyof F ? FactValue<F[K]> : never) : never;

/** All facts that any operation declares, each of which may be absent: a region may say less. */
export type Facts = { readonly [K in NameIn<DeclaredIn<Row>>]?: ValueIn<DeclaredIn<Row>, K> };
export type FactName = keyof Facts;

/** Of an operation that declares none. */
export type NoFacts = Readonly<Record<string, never>>;

/** The facts of an operation, about its work as a whole and about each result. */
export type FactsOf<N extends OperationName> = (typeof operations)[N] extends { facts: infer F } ? FactValues<F> : NoFacts;
export type ResultFactsOf<N extends OperationName> = (typeof operations)[N] extends { resultFacts: infer F }
	? FactValues<F>
	: NoFacts;

export const operationNames = Object.keys(operations) as readonly OperationName[];

/** The row of an operation, seen as plain data. */
export function operationOf(name: OperationName): Operation {
	return operations[name];
}

export function isOperationName(name: string): name is OperationName {
	return Object.hasOwn(operations, name);
}

/** The fields that users enter. Files that an input mentions are found by the hosts (docs/semantics.md, D53). */
export const enteredFields = ({ fields }: Operation): [wire: string, field: Field][] =>
	Object.entries(fields).filter(([, { kind }]) => kind !== 'files');

/** Whether an operation gives data, or text, which is data too, while the document passes through unchanged. */
export const givesData = ({ output }: Operation): boolean => output === 'data' || output === 'text';

/** Whether the names in a value of the field are names in the document. */
export const namesValues = (field: Field): boolean => field.kind === 'json' && field.namesValues !== undefined;

/** Whether a value was given for the field: its default does not count. */
export const isGiven = (field: Field, value: unknown): boolean =>
	value !== undefined && !('default' in field && field.default === value);

/** Whether a value is as another field needs it. */
export function meets(need: Need, field: Field, value: unknown): boolean {
	if (typeof need !== 'object') return value === need;
	return 'not' in need ? value !== need.not : isGiven(field, value);
}

/** Whether the value of a field must not be shown, logged, or sent over plain HTTP (docs/semantics.md, D42 and D89). */
export const isSecret = (field: Field): boolean => 'secret' in field;
