/** Parameters of an operation as the node's panel holds them. */
import type { RawParameters } from '../../shared/decode';
import { camel } from '../../shared/names';
import { operationOf, type OperationName } from '../../shared/operations';
import { groupsOf } from '../../nodes/OctavoPdf/properties';

/** What a new node proposes for the host's own parameters. */
const DEFAULTS = {
	process: 'local',
	binaryPropertyName: 'data',
	binaryPropertyNames: 'data,data',
	mergeSource: 'eachItem',
	mergeOrder: 'input',
	splitOutput: 'items',
	outputBinaryPropertyName: 'data',
};

/** `given` by wire name; a further file is the name of its binary field. */
export function panelParameters(name: OperationName, given: RawParameters): Record<string, unknown> {
	const operation = operationOf(name);
	const groups = groupsOf(operation);
	const pick = (wires: readonly string[]) =>
		Object.fromEntries(
			wires
				.filter((wire) => given[wire] !== undefined)
				.map((wire) => {
					const value = given[wire];
					const isFile = operation.fields[wire]?.kind === 'file';
					return [camel(wire), isFile ? 'further' : value];
				}),
		);
	return {
		resource: operation.resource,
		operation: camel(name),
		...DEFAULTS,
		...pick(groups.required),
		pageRange: pick(groups.range),
		permissions: pick(groups.permissions),
		options: pick(groups.optional),
	};
}
