/**
 * Where the panel shows each field of an operation, under which parameter name and label. The panel, the reading of parameters
 * and the messages all ask here.
 */
import { camel } from '../../shared/names';
import { enteredFields, operationNames, operationOf, type OperationName } from '../../shared/operations';
import type { Field, Operation, Resource } from '../../shared/operations/types';

/** `main`: in the panel itself; otherwise inside the collection of that name. */
export type Place = 'main' | 'permissions' | 'fields' | 'options';

export interface Placement {
	readonly wire: string;
	readonly field: Field;
	readonly place: Place;
	/** Name of the parameter. */
	readonly name: string;
	readonly label: string;
	/** The panel asks for megabytes where the contract asks for bytes. */
	readonly megabytes?: true;
}

/** The collections of the panel: name of the parameter and label. */
export const collections = {
	permissions: { name: 'permissions', label: 'Permissions' },
	fields: { name: 'fields', label: 'Fields' },
	options: { name: 'options', label: 'Options' },
} as const;

/** Names of the resources, in the order of the documents. */
export const resourceNames: Readonly<Record<Resource, string>> = {
	document: 'Document',
	page: 'Page',
	text: 'Text',
	stamp: 'Stamp',
	security: 'Security',
	form: 'Form',
	attachment: 'Attachment',
	e_invoice: 'E-Invoice',
};

/** Choices that protect a document, or that decide how text is read, are in the panel itself, where users see them. */
const IN_SIGHT: ReadonlySet<string> = new Set(['encryption_algorithm', 'user_password', 'layout', 'search_mode', 'on_violation']);

const placements = Object.fromEntries(operationNames.map((name) => [name, place(operationOf(name))])) as unknown as Readonly<
	Record<OperationName, readonly Placement[]>
>;

export function placementsOf(operation: OperationName): readonly Placement[] {
	return placements[operation];
}

/** Where the value of a field is entered: the pages of a range are part of *Pages*. */
export function placementOf(operation: OperationName, wire: string): Placement | undefined {
	const entered = operationOf(operation).fields[wire]?.group === 'range' ? 'pages' : wire;
	return placementsOf(operation).find((placement) => placement.wire === entered);
}

function place(operation: Operation): Placement[] {
	const { atLeastOne = [], someTrue = [] } = operation;
	return enteredFields(operation).flatMap(([wire, field]): Placement[] => {
		// The panel has *Pages* in place of a first and a last page.
		if (field.group === 'range') return [];
		const common = {
			wire,
			field,
			name: camel(wire),
			label: field.label,
			place: someTrue.includes(wire) ? 'main' : placeOf(wire, field, atLeastOne),
		};
		if (field.group === 'permissions') return [{ ...common, label: field.label.replace(/^Allow /, '') }];
		return [field.kind === 'integer' && wire.endsWith('_bytes') ? inMegabytes(common) : common];
	});
}

function placeOf(wire: string, field: Field, atLeastOne: readonly string[]): Place {
	if (field.group === 'permissions') return 'permissions';
	if (field.required || field.kind === 'pageSet' || IN_SIGHT.has(wire)) return 'main';
	return atLeastOne.includes(wire) ? 'fields' : 'options';
}

/** `Maximum Bytes` of the contract is `Maximum Size (MB)` in the panel. */
function inMegabytes(placement: Placement): Placement {
	return {
		...placement,
		name: placement.name.replace(/Bytes$/, 'Megabytes'),
		label: placement.label.replace(/Bytes$/, 'Size (MB)'),
		megabytes: true,
	};
}
