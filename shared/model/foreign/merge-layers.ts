/** Optional content of all parts (ISO 32000-2, 8.11): losing it would show layers that were hidden. */
import { Dict, type Value } from '../../pdf/syntax/values';
import { Layers } from '../layers/layers';
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
		// Said one by one, because parts may start from different states.
		for (const group of new Layers(part.document).groupsOff()) off.push(lift(group, part.index));
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
