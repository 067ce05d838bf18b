/** Custom properties and `var()` (CSS Custom Properties 1), within bounds. */
import { LONGEST_REPLACED, MOST_DEEP_VARIABLES, MOST_REPLACED, tooDeepVariables, tooMuchReplaced } from './limits';
import { findMark } from './scan-css';

/** Counts what all values of the document become. */
export class Replaced {
	private characters = 0;
	private depth = 0;

	add(length: number): void {
		this.characters += length;
		if (this.characters > MOST_REPLACED) throw tooMuchReplaced();
	}

	/** Replaces the variables of a value within those of another one. */
	inside<T>(replace: () => T): T {
		if (this.depth >= MOST_DEEP_VARIABLES) throw tooDeepVariables();
		this.depth++;
		const result = replace();
		this.depth--;
		return result;
	}
}

/** A custom property that `@property` registers (CSS Properties and Values 1, 2). */
export interface RegisteredProperty {
	readonly inherits: boolean;
	readonly initial: string | undefined;
}

/** The custom properties of an element, and those that it has from its parents. */
export class Variables {
	/** Whether it has some that elements inside do not have. */
	hasOwn = false;
	private readonly own = new Map<string, string>();
	private readonly known = new Map<string, string | undefined>();
	private readonly open = new Set<string>();

	constructor(
		private readonly parent: Variables | undefined,
		private readonly replaced: Replaced,
		private readonly registered: ReadonlyMap<string, RegisteredProperty>,
	) {}

	/** Those of an element inside. */
	inside(): Variables {
		return new Variables(this, this.replaced, this.registered);
	}

	set(name: string, value: string): void {
		this.own.set(name, value);
		if (this.registered.get(name)?.inherits === false) this.hasOwn = true;
	}

	/** The value with its variables replaced; `undefined` if one of them has no value. */
	replaceIn(value: string): string | undefined {
		return this.replaced.inside(() => this.replaceAll(value));
	}

	private replaceAll(value: string): string | undefined {
		const parts: string[] = [];
		let length = 0;
		for (let from = 0; ;) {
			const at = value.toLowerCase().indexOf('var(', from);
			if (at < 0) {
				parts.push(value.slice(from));
				break;
			}
			parts.push(value.slice(from, at));
			const end = findMark(value, at + 4, ')');
			const found = this.lookUp(value.slice(at + 4, end));
			if (found === undefined) return undefined;
			length += found.length;
			if (length > LONGEST_REPLACED) throw tooMuchReplaced();
			parts.push(found);
			from = end + 1;
		}
		const result = parts.join('');
		this.replaced.add(result.length);
		return result;
	}

	/** The text in the brackets: a name, and after a comma the value without it. */
	private lookUp(inner: string): string | undefined {
		const comma = findMark(inner, 0, ',');
		const value = this.valueOf(inner.slice(0, comma).trim());
		if (value !== undefined) return value;
		return comma < inner.length ? this.replaceIn(inner.slice(comma + 1).trim()) : undefined;
	}

	private valueOf(name: string): string | undefined {
		const written = this.own.get(name);
		const registered = this.registered.get(name);
		if (written === undefined) {
			if (registered?.inherits === false || !this.parent) return registered?.initial;
			return this.parent.valueOf(name);
		}
		if (this.known.has(name)) return this.known.get(name);
		// A circle has no value.
		if (this.open.has(name)) return undefined;
		const word = written.trim().toLowerCase();
		if (word === 'initial' || (word === 'unset' && registered?.inherits === false)) return registered?.initial;
		if (word === 'inherit' || word === 'unset') return this.parent?.valueOf(name);
		this.open.add(name);
		const value = this.replaceIn(written);
		this.open.delete(name);
		this.known.set(name, value);
		return value;
	}
}
