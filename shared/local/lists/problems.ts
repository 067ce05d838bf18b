/** Everything that is wrong with a JSON value, each problem by its place in the value. */
import { invalidParameters } from '../../contract/errors';
import { shortenText } from '../../sentences';
import { suggestion } from '../../contract/suggest';

/** Problems that one message names. */
const MOST_PROBLEMS = 20;
// A line break would be shown in different ways, other control characters not at all.
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const LONE_SURROGATE = /\p{Cs}/u;

export class Problems {
	private readonly named: string[] = [];
	private count = 0;

	constructor(private readonly field: string) {}

	/** @param describe only called if the problem is named: a list may have a hundred thousand */
	add(describe: () => string): void {
		this.count++;
		if (this.named.length < MOST_PROBLEMS) this.named.push(describe());
	}

	/** @param place of the object, such as `bookmarks[2] `; empty for the whole value */
	addUnknownMembers(place: string, object: object, members: readonly string[], takes: string): void {
		for (const key of Object.keys(object))
			if (!members.includes(key))
				this.add(() => `${place}has “${shortenText(key)}”, which means nothing there${suggestion(key, members)}: ${takes}`);
	}

	/** @throws OctavoError `invalid_parameters` with an issue for each problem */
	raise(): void {
		const more = this.count - this.named.length;
		const messages = [...this.named, ...(more > 0 ? [`has ${more} further problems`] : [])];
		if (messages.length > 0) throw invalidParameters(messages.map((message) => ({ field: this.field, message })));
	}
}

/** The problem of a text that viewers show in one line. */
export function problemOfText(text: string): string | undefined {
	if (CONTROL.test(text)) return 'must not contain control characters or line breaks';
	if (LONE_SURROGATE.test(text)) return 'must not contain an incomplete character (a lone surrogate)';
	return undefined;
}
