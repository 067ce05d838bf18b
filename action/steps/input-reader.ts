/** Reads single inputs of the step as the values that they mean, and collects what is wrong with them. */
import type { Issue } from '../../shared/contract/errors';

/** `Name` are the inputs that may be asked for. */
export class InputReader<Name extends string> {
	readonly issues: Issue[] = [];

	/** `read` gives an input untrimmed, `''` when absent; `mask` hides a secret from the log. */
	constructor(
		private readonly read: (name: string) => string,
		private readonly mask: (secret: string) => void,
	) {}

	/** Without outer blanks; `''` when absent. */
	text(name: Name): string {
		return this.read(name).trim();
	}

	/** As `text`, masked before anything else sees it. */
	secret(name: Name): string {
		const value = this.text(name);
		if (value !== '') this.mask(value);
		return value;
	}

	/** One of `values`; the first if it is absent. */
	choice<T extends string>(name: Name, values: readonly [T, ...T[]]): T {
		const given = this.text(name) || values[0];
		const found = values.find((value) => value === given);
		if (found === undefined) this.refuse(name, `must be one of ${values.join(', ')}`);
		return found ?? values[0];
	}

	/** In any case of letters; `absent` if it is absent. */
	flag(name: Name, absent: boolean): boolean {
		const given = this.text(name).toLowerCase();
		if (given !== '' && given !== 'true' && given !== 'false') this.refuse(name, 'must be true or false');
		return given === '' ? absent : given === 'true';
	}

	/** `undefined` if it is absent; `message` refuses a text that `isAllowed` does not take. */
	number(name: Name, isAllowed: (given: string) => boolean, message: string): number | undefined {
		const given = this.text(name);
		if (given !== '' && !isAllowed(given)) this.refuse(name, message);
		return given === '' ? undefined : Number(given);
	}

	/** Notes a problem; all of them are told at once. */
	refuse(field: Name, message: string): void {
		this.issues.push({ field, message });
	}
}
