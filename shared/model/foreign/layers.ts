/** Optional content of all parts (ISO 32000-2, 8.11): losing it would show layers that were hidden. */
import { Dict, isName, type Value } from '../../pdf/syntax/values';
import { lift, type Part } from './part';

/** Arrays of a configuration that are joined. */
const LISTS = ['Order', 'AS', 'RBGroups', 'Locked'];

export function mergeLayers(parts: readonly Part[]): void {
	const having = parts.filter(({ document }) => document.dict(document.catalog.get('OCProperties')));
	if (having.length === 0 || (having.length === 1 && having[0]!.index === 0)) return;
	const { document } = parts[0]!;
	const own = document.dict(document.catalog.get('OCProperties'));
	const groups: Value[] = [];
	const [on, off]: [Value[], Value[]] = [[], []];
	const lists = new Map<string, Value[]>(LISTS.map((key) => [key, []]));
	for (const part of having) {
		const properties = part.document.dict(part.document.catalog.get('OCProperties'))!;
		const configuration = part.document.dict(properties.get('D'));
		const liftedGroups = (holder: Dict | undefined, key: string) =>
			(part.document.array(holder?.get(key)) ?? []).map((item) => lift(item, part.index));
		for (const group of liftedGroups(properties, 'OCGs')) groups.push(group);
		for (const [key, list] of lists) for (const item of liftedGroups(configuration, key)) list.push(item);
		for (const group of liftedGroups(configuration, 'ON')) on.push(group);
		for (const group of hidden(part, properties, configuration)) off.push(group);
	}
	const configuration = new Dict(own && document.dict(own.get('D')));
	configuration.delete('BaseState');
	for (const [key, list] of [...lists, ['ON', on], ['OFF', off]] as [string, Value[]][]) {
		if (list.length > 0) configuration.set(key, list);
		else configuration.delete(key);
	}
	const merged = new Dict(own);
	merged.set('OCGs', groups);
	merged.set('D', configuration);
	document.editCatalog().set('OCProperties', document.add(merged));
}

/** Groups that are off: said one by one, because parts may start from different states. */
function hidden({ index, document }: Part, properties: Dict, configuration: Dict | undefined): Value[] {
	const listed = (key: string) => document.array(configuration?.get(key)) ?? [];
	if (!isName(document.resolve(configuration?.get('BaseState')), 'OFF')) return listed('OFF').map((group) => lift(group, index));
	const numberOf = (value: Value) => (value !== null && typeof value === 'object' && 'number' in value ? value.number : -1);
	const shown = new Set(listed('ON').map(numberOf));
	return (document.array(properties.get('OCGs')) ?? [])
		.filter((group) => !shown.has(numberOf(group)))
		.map((group) => lift(group, index));
}
