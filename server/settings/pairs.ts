/** Settings that are pairs, such as `pages=2000,nodes=100000`. */

export interface PairRules {
	/** The variable. */
	readonly setting: string;
	readonly names: readonly string[];
	/** The largest value of a name; the least is 1. */
	readonly mostOf: (name: string) => number;
}

/** @throws Error that names the invalid part. */
export function readPairs(given: string | undefined, { setting, names, mostOf }: PairRules): Readonly<Record<string, number>> {
	if (given === undefined) return {};
	const found: Record<string, number> = {};
	const valid = `${setting} must be pairs such as ${names[0]}=2000, with one of ${names.join(', ')}`;
	for (const pair of given.split(',').map((one) => one.trim())) {
		if (pair === '') continue;
		const [, name = '', value = ''] = /^(\w+) *= *(\d{1,15})$/.exec(pair) ?? [];
		if (!names.includes(name)) throw new Error(valid);
		const most = mostOf(name);
		if (Number(value) < 1 || Number(value) > most) throw new Error(`${setting}: ${name} must be from 1 to ${most}`);
		found[name] = Number(value);
	}
	if (Object.keys(found).length === 0) throw new Error(valid);
	return found;
}
