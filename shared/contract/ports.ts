/** Operations and fields that need something which a host may not lend (docs/semantics.md, D76). */
import { invalidParameters, OctavoError } from './errors';
import { isGiven, operationNames, operationOf, type OperationName } from './operations';
import type { Field, Operation, Port } from './operations/types';

const PORTS: Readonly<Record<Port, string>> = {
	clock: 'a clock',
	recognizer: 'a program that recognizes text (OCR)',
	network: 'access to the network',
	pixels: 'a program that draws pages',
};

export const allPorts: ReadonlySet<Port> = new Set(Object.keys(PORTS) as Port[]);
export const noPorts: ReadonlySet<Port> = new Set();

type Needing = { readonly ports?: readonly Port[] };

/** Whether everything that the operation or the field needs is lent. */
export const isLent = ({ ports = [] }: Needing, lent: ReadonlySet<Port>): boolean => ports.every((port) => lent.has(port));

/** The operations that work with these ports. */
export const operationsWith = (lent: ReadonlySet<Port>): OperationName[] =>
	operationNames.filter((name) => isLent(operationOf(name), lent));

/** Such as `does not work here: it needs a program that draws pages`. */
export const notHere = ({ ports = [] }: Needing, lent: ReadonlySet<Port>): string =>
	`does not work here: it needs ${ports
		.filter((port) => !lent.has(port))
		.map((port) => PORTS[port])
		.join(' and ')}`;

/** The ports that a call needs: those of the operation, and of the fields that are given. */
export function portsOf(name: OperationName, parameters: object): Port[] {
	const { ports = [], fields } = operationOf(name);
	return [...new Set([...ports, ...Object.values(givenOf(fields, parameters)).flatMap((field) => field.ports ?? [])])];
}

/** The fields that are given, by name. */
function givenOf(fields: Operation['fields'], parameters: object): Record<string, Field> {
	const values = new Map<string, unknown>(Object.entries(parameters));
	return Object.fromEntries(Object.entries(fields).filter(([wire, field]) => isGiven(field, values.get(wire))));
}

/** @throws OctavoError `unavailable` for an operation, or on given fields, whose ports are not lent. */
export function requirePorts(name: OperationName, parameters: object, lent: ReadonlySet<Port>): void {
	const operation = operationOf(name);
	if (!isLent(operation, lent))
		throw new OctavoError('unavailable', `${name} ${notHere(operation, lent)}`, {
			fields: [name],
			advice: 'Use a service of your own that offers it',
		});
	const issues = Object.entries(givenOf(operation.fields, parameters))
		.filter(([, field]) => !isLent(field, lent))
		.map(([wire, field]) => ({ field: wire, message: notHere(field, lent) }));
	if (issues.length > 0)
		throw new OctavoError('unavailable', invalidParameters(issues).message, {
			issues,
			advice: `Leave ${issues.length === 1 ? 'it' : 'them'} out, or use a service of your own that offers ${issues.length === 1 ? 'it' : 'them'}`,
		});
}
