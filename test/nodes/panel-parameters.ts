/** Parameters of an operation as the node's panel holds them. */
import type { RawParameters } from '../../shared/contract/values/decode';
import { camel } from '../../shared/contract/names';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import { collectionOf, placementsOf, type Place } from '../../nodes/OctavoPdf/panel/placement';

/** The values that a new node proposes for the host's own parameters. */
const DEFAULTS = {
	process: 'local',
	binaryPropertyName: 'data',
	binaryPropertyNames: 'data,data',
	mergeSource: 'eachItem',
	mergeOrder: 'input',
	splitOutput: 'items',
	outputBinaryPropertyName: 'data',
	valuesFrom: 'json',
	bookmarksFrom: 'json',
};

/** `given` by wire name; a further file is the name of its binary field. A first and a last page become *Pages*. */
export function panelParameters(name: OperationName, given: RawParameters): Record<string, unknown> {
	const parameters: Record<string, unknown> = { resource: operationOf(name).resource, operation: camel(name), ...DEFAULTS };
	const groups = new Map<Place, Record<string, unknown>>();
	for (const { wire, field, place, name: parameter, megabytes } of placementsOf(name)) {
		const value = wire === 'pages' ? pagesOf(given) : given[wire];
		if (value === undefined) continue;
		const group = place === 'main' ? parameters : (groups.get(place) ?? {});
		group[parameter] = field.kind === 'file' ? 'further' : megabytes ? Number(value) / 1e6 : value;
		if (place !== 'main') groups.set(place, group);
	}
	for (const place of ['permissions', 'fields', 'options'] as const)
		parameters[collectionOf(name, place).name] = groups.get(place) ?? {};
	return parameters;
}

function pagesOf({ pages, first_page: first, last_page: last }: RawParameters): unknown {
	return first === undefined && last === undefined ? pages : `${String(first ?? 1)}-${String(last ?? 'last')}`;
}
