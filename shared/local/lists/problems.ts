/** Everything that is wrong with a JSON value, each problem by its place in the value. */
import { invalidParameters } from '../../errors';
import { shortened } from '../../model/form/names';
import { suggestion } from '../../suggest';

/** Problems that one message names. */
const MOST_PROBLEMS = 20;
// A line break would be shown in different ways, other control characters not at all.
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const LONE_SURROGATE = /\p{Cs}/u;

export class Problems {
	private readonly found: string[] = [];

	constructor(private readonly field: string) {}

	add(problem: string): void {
		this.found.push(problem);
	}

	/** The same words once, although they are true of many places. */
	addOnce(problem: string): void {
		if (!this.found.includes(problem)) this.add(problem);
	}

	/** @param place of the object, such as `bookmarks[2] `; empty for the whole value */
	addUnknownMembers(place: string, object: object, members: readonly string[], takes: string): void {
		for (const key of Object.keys(object))
			if (!members.includes(key))
				this.add(`${place}has “${shortened(key)}”, which means nothing there${suggestion(key, members)}: ${takes}`);
	}

	/** @throws OctavoError `invalid_parameters` with an issue for each problem */
	raise(): void {
		const [...messages] = this.found.slice(0, MOST_PROBLEMS);
		const more = this.found.length - messages.length;
		if (more > 0) messages.push(`has ${more} further problems`);
		if (messages.length > 0) throw invalidParameters(messages.map((message) => ({ field: this.field, message })));
	}
}

/** The problem of a text that viewers show in one line. */
export function problemOfText(text: string): string | undefined {
	if (CONTROL.test(text)) return 'must not contain control characters or line breaks';
	if (LONE_SURROGATE.test(text)) return 'must not contain an incomplete character (a lone surrogate)';
	return undefined;
}
