/** The rules that may be of an element, by its name, its identifier and its classes: most of a sheet is of others. */
import type { HtmlElement } from './nodes';
import type { Compound } from './selectors';
import type { Rule } from './style-sheet';

export class RuleIndex {
	private readonly rules = new Map<string, Rule[]>();

	constructor(rules: readonly Rule[]) {
		for (const rule of rules) {
			for (const key of keysOf(rule.selector.compounds[0]!)) {
				const known = this.rules.get(key);
				if (known) known.push(rule);
				else this.rules.set(key, [rule]);
			}
		}
	}

	/** Lists that have each rule once. */
	of({ name, classes, attributes }: HtmlElement): readonly (readonly Rule[])[] {
		const id = attributes.get('id');
		const keys = [name, '*', ...[...classes].map((one) => `.${one}`), ...(id === undefined ? [] : [`#${id}`])];
		return keys.flatMap((key) => {
			const list = this.rules.get(key);
			return list ? [list] : [];
		});
	}
}

/** An element has one of them at most, so that it finds no rule twice. */
function keysOf({ id, classes, name, pseudos }: Compound): Iterable<string> {
	if (id !== undefined) return [`#${id}`];
	if (classes.length > 0) return [`.${classes[0]}`];
	if (name !== undefined) return [name];
	for (const pseudo of pseudos) {
		if (pseudo.kind !== 'is') continue;
		const names = new Set(pseudo.selectors.map(({ compounds }) => compounds[0]!.name ?? '*'));
		if (!names.has('*')) return names;
	}
	return ['*'];
}
