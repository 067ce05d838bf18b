/** Custom properties and `var()` (CSS Custom Properties 1), within bounds. */
import { LONGEST_REPLACED, MOST_CALLS, MOST_DEEP_VARIABLES, MOST_REPLACED, tooDeepVariables, tooMuchReplaced } from './limits';
import { bracketEnds, findMark } from './scan-css';

/** Counts what all values of the document become. */
export class Replaced {
	/** Of values before and after. */
	characters = 0;
	private depth = 0;
	/** Uses of variables for the element whose style is made. */
	private calls = 0;

	/** The next element's style is made. */
	beginElement(): void {
		this.calls = 0;
	}

	addCalls(count: number): void {
		this.calls += count;
		if (this.calls > MOST_CALLS) throw tooMuchReplaced();
	}

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

/** Where a `var()` is, and its closing bracket. */
interface Call {
	readonly from: number;
	readonly end: number;
}

/** A value that is read once, however many variables are within each other. */
interface ReadValue {
	readonly value: string;
	/** Those in strings and comments are left out. */
	readonly calls: readonly Call[];
	/** The first one that was not looked at. */
	next: number;
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
		const calls: Call[] = [];
		for (const [at, end] of bracketEnds(value))
			if (value.slice(Math.max(at - 3, 0), at).toLowerCase() === 'var') calls.push({ from: at - 3, end });
		this.replaced.addCalls(calls.length);
		const result = this.replaceWithin({ value, calls, next: 0 }, 0, value.length);
		this.replaced.add(Math.max(value.length, result?.length ?? 0));
		return result;
	}

	private replaceWithin(read: ReadValue, from: number, to: number): string | undefined {
		const parts: string[] = [];
		let length = 0;
		let begin = from;
		for (let call = read.calls[read.next]; call && call.from < to; call = read.calls[read.next]) {
			read.next++;
			parts.push(read.value.slice(begin, call.from));
			const found = this.lookUp(read, call.from + 4, call.end);
			if (found === undefined) return undefined;
			length += found.length;
			if (length > LONGEST_REPLACED) throw tooMuchReplaced();
			parts.push(found);
			begin = call.end + 1;
			// Those in place of a variable that has a value.
			while (read.next < read.calls.length && read.calls[read.next]!.from < call.end) read.next++;
		}
		parts.push(read.value.slice(begin, to));
		return parts.join('');
	}

	/** The text in the brackets: a name, and after a comma the value without it. */
	private lookUp(read: ReadValue, from: number, to: number): string | undefined {
		const comma = from + findMark(read.value.slice(from, to), 0, ',');
		const value = this.valueOf(read.value.slice(from, comma).trim());
		if (value !== undefined || comma >= to) return value;
		return this.replaced.inside(() => this.replaceWithin(read, comma + 1, to)?.trim());
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
