/**
 * Where the panel shows each field of an operation, under which parameter name and label. The panel, the reading of parameters
 * and the messages all ask here.
 */
import { camel } from '../../shared/names';
import { operationNames, operationOf, type OperationName } from '../../shared/operations';
import type { Field, Operation } from '../../shared/operations/types';

/** `main`: in the panel itself; otherwise inside the collection of that name. */
export type Place = 'main' | 'range' | 'permissions' | 'fields' | 'options';

export interface Placement {
	readonly wire: string;
	readonly field: Field;
	readonly place: Place;
	/** Name of the parameter. */
	readonly name: string;
	readonly label: string;
	/** The only type version of the node that has it; absent: every version. */
	readonly version?: 1 | 2;
	/** The panel asks for megabytes where the contract asks for bytes. */
	readonly megabytes?: true;
}

/** The collections of the panel: name of the parameter and label. */
export const collections = {
	range: { name: 'pageRange', label: 'Page Range' },
	permissions: { name: 'permissions', label: 'Permissions' },
	fields: { name: 'fields', label: 'Fields' },
	options: { name: 'options', label: 'Options' },
} as const;

const placements = Object.fromEntries(operationNames.map((name) => [name, place(operationOf(name))])) as unknown as Readonly<
	Record<OperationName, readonly Placement[]>
>;

/** The placements of an operation's fields in every type version: a field that moved has one for each. */
export function placementsOf(operation: OperationName): readonly Placement[] {
	return placements[operation];
}

/** The placements of an operation's fields in one type version of the node. */
export function placementsIn(operation: OperationName, typeVersion: number): readonly Placement[] {
	const wanted = typeVersion >= 2 ? 2 : 1;
	return placementsOf(operation).filter(({ version }) => version === undefined || version === wanted);
}

function place(operation: Operation): Placement[] {
	const { fields, atLeastOne = [] } = operation;
	const hasRange = Object.values(fields).some(({ group }) => group === 'range');
	return Object.entries(fields).flatMap(([wire, field]): Placement[] => {
		const common = { wire, field, name: camel(wire), label: field.label };
		// Choices that protect a document are in the panel itself, where users see them; version 1 has them among the options.
		if (wire === 'encryption_algorithm' || (wire === 'user_password' && !field.required))
			return [
				{ ...common, place: 'options', version: 1 },
				{ ...common, place: 'main', version: 2 },
			];
		if (field.kind === 'integer' && wire.endsWith('_bytes')) return inBytesAndMegabytes(common, placeOf(wire, field, atLeastOne));
		if (field.kind === 'pageSet') return [{ ...common, place: 'main', ...(hasRange && { version: 2 as const }) }];
		if (field.group === 'range') return [{ ...common, place: 'range', ...('pages' in fields && { version: 1 as const }) }];
		if (field.group === 'permissions') return [{ ...common, place: 'permissions', label: field.label.replace(/^Allow /, '') }];
		return [{ ...common, place: placeOf(wire, field, atLeastOne) }];
	});
}

function placeOf(wire: string, field: Field, atLeastOne: readonly string[]): Place {
	if (field.required) return 'main';
	return atLeastOne.includes(wire) ? 'fields' : 'options';
}

/** `Maximum Bytes` of version 1 is `Maximum Size (MB)` in version 2. */
function inBytesAndMegabytes(common: Omit<Placement, 'place'>, where: Place): Placement[] {
	return [
		{ ...common, place: where, version: 1 },
		{
			...common,
			place: where,
			version: 2,
			name: common.name.replace(/Bytes$/, 'Megabytes'),
			label: common.label.replace(/Bytes$/, 'Size (MB)'),
			megabytes: true,
		},
	];
}
